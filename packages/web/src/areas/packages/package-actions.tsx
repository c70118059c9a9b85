import { NotFoundError, type Package } from '@daftar/sdk';
import { History, Link2, Pencil, Power } from 'lucide-react';
import { api } from '../../api/api.ts';
import type { Change, RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import type { Dialog } from '../../kit/ui/overlays/dialogs.ts';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { openedLink } from './opened-link.ts';
import { switchLink } from './switch-link.ts';

const failure = { title: 'Something went wrong' } as const;

const showLink: Change<Package> = {
  failure,
  first: true,
  run: async (row) => openedLink.setState(() => row),
};

const switchingOff: Dialog = {
  title: 'Are you sure?',
  text: 'Customers cannot pay by a link that is switched off.',
  action: 'Switch the link off',
  tone: 'danger',
};

/** Returns the "not found" notice for a 404, undefined for other errors. */
const goneNotice = (error: unknown) =>
  error instanceof NotFoundError ? ({ title: 'Not Found!', text: 'Package not found' } as const) : undefined;

const history: RecordAction<Package> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/packages/history/${_id}`,
};

export function usePackageActions(): RecordActions<Package> {
  const needs = useNeeds();
  const link: RecordAction<Package> = { label: 'Link', icon: Link2, change: showLink };
  const edit: RecordAction<Package> = {
    label: 'Edit',
    icon: Pencil,
    disabledReason: () => needs.toOpen('editPackage'),
    to: ({ _id }) => `/packages/form/${_id}`,
  };
  const switches = [true, false].map(
    (enabled): RecordAction<Package> => ({
      label: enabled ? 'Switch the link on' : 'Switch the link off',
      icon: Power,
      appliesTo: (row) => row.link.enabled !== enabled,
      disabledReason: () => needs.toChange('editPackage'),
      change: {
        failure,
        bulk: true,
        run: (row) => switchLink(row, enabled),
        ...(!enabled && { asks: switchingOff }),
        undo: (row) => switchLink(row, !enabled),
        toast: enabled ? 'The link was switched on.' : 'The link was switched off.',
      },
    }),
  );
  const remove = deletion<Package>({
    remove: ({ _id }) => api.packages.delete(_id),
    disabledReason: () => needs.toChange('deletePackage'),
    done: 'Package has been deleted successfully!',
    failureOf: goneNotice,
  });
  return {
    invalidates: 'packages',
    nameOf: ({ name }) => name,
    actions: [link, edit, ...switches, history, remove],
  };
}

export function PackageActions({ row }: { row: Package }) {
  return <RecordMenu of={usePackageActions()} row={row} />;
}
