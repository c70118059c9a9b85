import { pageSizesOf } from '@daftar/domain';
import type { Role } from '@daftar/sdk';
import { useMemo } from 'react';
import { record } from '../../kit/lists/filters/record.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { RoleAccount } from './role-account.tsx';
import { RoleActions, useRoleActions } from './role-actions.tsx';
import { roleQueries } from './role-queries.ts';

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
