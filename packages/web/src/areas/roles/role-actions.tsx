import type { Role } from '@daftar/sdk';
import { Copy, History, Pencil } from 'lucide-react';
import { api } from '../../api/api.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';

const history: RecordAction<Role> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/roles/history/${_id}`,
};

/** Actions on a role. An action without its permission is disabled and names the permission. */
export function useRoleActions(): RecordActions<Role> {
  const needs = useNeeds();
  const edit: RecordAction<Role> = {
    label: 'Edit',
    icon: Pencil,
    disabledReason: () => needs.toOpen('editRole'),
    to: ({ _id }) => `/roles/form/${_id}`,
  };
  const copy: RecordAction<Role> = {
    label: 'Copy',
    icon: Copy,
    disabledReason: () => needs.toOpen('addRole'),
    to: ({ _id }) => `/roles/form/new?copy=${_id}`,
  };
  const remove = deletion<Role>({
    remove: ({ _id }) => api.roles.delete(_id),
    disabledReason: () => needs.toChange('deleteRole'),
    done: 'Role has been deleted successfully!',
  });
  return { invalidates: 'roles', nameOf: ({ name }) => name, actions: [edit, copy, history, remove] };
}

export function RoleActions({ role }: { role: Role }) {
  return <RecordMenu of={useRoleActions()} row={role} />;
}
