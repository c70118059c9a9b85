import { accountStatuses } from '@daftar/domain';
import type { User } from '@daftar/sdk';
import { columnsOf } from '../../kit/bindings/columns.tsx';
import { AddLink } from '../../kit/parts/add-link.tsx';
import { SelectFilter } from '../../kit/parts/filters.tsx';
import { ListScreen } from '../../kit/screens/list-screen.tsx';
import { UserActions, useUserActions } from './user-actions.tsx';
import { userQueries } from './user-queries.ts';

const column = columnsOf<User>();
const columns = [
  column.text('name', 'Name', { width: 180, grow: 2, sort: 'name' }),
  column.text('userName', 'User Name', { width: 140, sort: 'userName' }),
  column.text('userTypeName', 'User Type', { width: 160 }),
  column.cell(
    'role',
    'Role',
    ({ role }) => (
      <span className="cell-text" dir="auto">
        {role?.name ?? '–'}
      </span>
    ),
    { width: 170 },
  ),
  column.status('status', 'Status', { sort: 'status' }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate' }),
  column.actions((row) => <UserActions user={row} />, 150),
];

export function UserList() {
  return (
    <ListScreen<User>
      title="Users"
      rows={(query) => userQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="users"
      options={{ actions: useUserActions() }}
      action={<AddLink to="/users/form/new" label="Create User" />}
      filters={<SelectFilter name="status" label="Status" options={accountStatuses} />}
    />
  );
}
