import { pageSizesOf } from '@daftar/domain';
import type { Role } from '@daftar/sdk';
import { Copy, History, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { record } from '../../kit/lists/filters/record.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { RoleAccount } from './role-account.tsx';
import { roleQueries } from './role-queries.ts';

const history: RecordAction<Role> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/roles/history/${_id}`,
};

/** Actions on a role. An action without its permission is disabled and names the permission. */
function useRoleActions(): RecordActions<Role> {
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

function RoleActions({ role }: { role: Role }) {
  return <RecordMenu of={useRoleActions()} row={role} />;
}

const column = columnsOf<Role>();
const columnsFor = (platformOwner: boolean) => [
  column.text('name', 'Name', { width: 180, sort: 'name' }),
  ...(platformOwner
    ? [
        column.cell('userTypeId', 'Account', (row) => <RoleAccount userTypeId={row.userTypeId} />, {
          sort: 'userTypeId',
        }),
      ]
    : []),
  column.text('description', 'Description', { width: 260, grow: 2, sort: 'description' }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate' }),
  column.date('modifiedDate', 'Modified Date', { width: 130, sort: 'modifiedDate' }),
  column.actions((row) => <RoleActions role={row} />),
];

const create = <AddLink to="/roles/form/new" label="Create Role" />;

export function RoleList() {
  const { platformOwner } = useSession();
  const columns = useMemo(() => columnsFor(platformOwner), [platformOwner]);
  return (
    <ListScreen<Role>
      title="Roles"
      rows={(query) => roleQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="roles"
      filters={filtersAt<'/roles'>([platformOwner && record('userTypeId', 'Account', 'account')])}
      options={{ sizes: pageSizesOf('roles'), actions: useRoleActions(), next: create }}
      action={create}
    />
  );
}
