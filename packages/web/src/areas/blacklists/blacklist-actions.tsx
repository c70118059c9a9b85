import type { BlacklistEntry } from '@daftar/sdk';
import { History, Pencil } from 'lucide-react';
import { api } from '../../api/api.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';

const history: RecordAction<BlacklistEntry> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/blacklists/history/${_id}`,
};

export function useBlacklistActions(): RecordActions<BlacklistEntry> {
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

export function BlacklistActions({ entry }: { entry: BlacklistEntry }) {
  return <RecordMenu of={useBlacklistActions()} row={entry} />;
}
