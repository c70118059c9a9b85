import { accountStatuses, userTypes } from '@daftar/domain';
import type { User } from '@daftar/sdk';
import { useMemo } from 'react';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { UserActions, useUserActions } from './user-actions.tsx';
import { userQueries } from './user-queries.ts';

const column = columnsOf<User>();
/** Columns that only the platform owner needs: other callers see users of a single type and account. */
const accountColumns = [
  column.word('userType', 'User Type', { width: 96, grow: 0, sort: 'userType' }),
  column.text('userTypeName', 'Account', { width: 134, grow: 2, sort: 'userTypeName' }),
];

const columnsFor = (platformOwner: boolean) => [
  column.text('name', 'Name', { width: 142, grow: 2, sort: 'name' }),
  column.text('userName', 'User Name', { width: 104, sort: 'userName' }),
  column.text('email', 'Email', { width: 172, grow: 2, sort: 'email' }),
  ...(platformOwner ? accountColumns : []),
  column.cell(
    'role',
    'Role',
    ({ role }) => (
      <span className="cell-text" dir="auto">
        {role?.name ?? '–'}
      </span>
    ),
    { width: 166, sort: 'role', card: 'about' },
  ),
  column.status('status', 'Status', { width: 102, sort: 'status' }),
  column.date('createdDate', 'Created Date', { width: 112, sort: 'createdDate' }),
  column.actions((row) => <UserActions user={row} />, 52),
];

const create = <AddLink to="/users/form/new" label="Create User" />;

export function UserList() {
  const { platformOwner } = useSession();
  const columns = useMemo(() => columnsFor(platformOwner), [platformOwner]);
  return (
    <ListScreen<User>
      title="Users"
      rows={(query) => userQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="users"
      options={{ actions: useUserActions(), next: create }}
      action={create}
      filters={filtersAt<'/users'>([
        select('status', 'Status', accountStatuses),
        platformOwner && select('userType', 'User Type', userTypes),
      ])}
    />
  );
}
