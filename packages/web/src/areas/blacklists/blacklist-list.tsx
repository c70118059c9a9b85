import { Button } from '@chakra-ui/react/button';
import { pageSizesOf } from '@daftar/domain';
import type { BlacklistEntry } from '@daftar/sdk';
import { History, ListPlus, Pencil } from 'lucide-react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { useTrigger } from '../../kit/ui/overlays/use-trigger.ts';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { blacklistQueries } from './blacklist-queries.ts';

const ImportNumbersDialog = lazyOverlay(
  async () => (await import('./import-numbers-dialog.tsx')).ImportNumbersDialog,
);

/** The button that opens the import of many numbers; absent for users who cannot blacklist numbers. */
function ImportButton() {
  const { t } = useTexts();
  const { trigger, root } = useTrigger(ImportNumbersDialog, 'dialog');
  if (useNeeds().toChange('addBlacklistEntry') !== undefined) return null;
  return (
    <>
      <Button {...trigger}>
        <ListPlus size={16} aria-hidden />
        {t('Import numbers')}
      </Button>
      <ImportNumbersDialog {...root} />
    </>
  );
}

const history: RecordAction<BlacklistEntry> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/blacklists/history/${_id}`,
};

function useBlacklistActions(): RecordActions<BlacklistEntry> {
  const needs = useNeeds();
  const edit: RecordAction<BlacklistEntry> = {
    label: 'Edit',
    icon: Pencil,
    disabledReason: () => needs.toOpen('editBlacklistEntry'),
    to: ({ _id }) => `/blacklists/form/${_id}`,
  };
  const remove = deletion<BlacklistEntry>({
    remove: ({ _id }) => api.blacklists.delete(_id),
    disabledReason: () => needs.toChange('deleteBlacklistEntry'),
    done: 'Blacklist has been deleted successfully!',
  });
  return { invalidates: 'blacklists', nameOf: ({ msisdn }) => msisdn, actions: [edit, history, remove] };
}

function BlacklistActions({ entry }: { entry: BlacklistEntry }) {
  return <RecordMenu of={useBlacklistActions()} row={entry} />;
}

const column = columnsOf<BlacklistEntry>();
const columns = [
  column.phone('msisdn', 'MSISDN', { width: 240, grow: 0, sort: 'msisdn', card: 'name' }),
  column.date('createdDate', 'Created Date', { width: 160, grow: 1, sort: 'createdDate', card: 'about' }),
  column.actions((row) => <BlacklistActions entry={row} />, 52),
];

const create = <AddLink to="/blacklists/form/new" label="Create Blacklist" />;

export function BlacklistList() {
  return (
    <ListScreen<BlacklistEntry>
      title="Blacklists"
      rows={(query) => blacklistQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="blacklists"
      action={
        <>
          <ImportButton />
          {create}
        </>
      }
      options={{ sizes: pageSizesOf('blacklists'), actions: useBlacklistActions(), next: create }}
      empty="No number is blacklisted"
    />
  );
}
