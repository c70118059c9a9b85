import { shortPageSizes } from '@daftar/domain';
import type { Role } from '@daftar/sdk';
import { columnsOf } from '../../kit/bindings/columns.tsx';
import { AddLink } from '../../kit/parts/add-link.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { RoleActions, useRoleActions } from './role-actions.tsx';
import { roleQueries } from './role-queries.ts';

const column = columnsOf<Role>();
const columns = [
  column.text('name', 'Name', { width: 180, sort: 'name' }),
  column.text('description', 'Description', { width: 260, grow: 2 }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate' }),
  column.date('modifiedDate', 'Modified Date', { width: 130, sort: 'modifiedDate' }),
  column.actions((row) => <RoleActions role={row} />),
];

export function RoleList() {
  return (
    <ListScreen<Role>
      title="Roles"
      rows={(query) => roleQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      options={{ sizes: shortPageSizes, actions: useRoleActions() }}
      action={<AddLink to="/roles/form/new" label="Create Role" />}
    />
  );
}
