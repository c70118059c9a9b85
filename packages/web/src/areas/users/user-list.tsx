import { accountStatuses, userTypes } from '@daftar/domain';
import type { User } from '@daftar/sdk';
import { History, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion, statusActions } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { resourceQueries } from '../../kit/records/resource-queries.ts';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';

const userQueries = resourceQueries('users', api.users);

const history: RecordAction<User> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/users/history/${_id}`,
};

/** Actions on a user. Users cannot deactivate or delete themselves; an action without its permission is disabled. */
function useUserActions(): RecordActions<User> {
  const { t } = useTexts();
  const { isSelf } = useSession();
  const needs = useNeeds();
  const status = statusActions<User>({
    isActive: (user) => user.status === 'Active',
    set: ({ _id }, active) => api.users.setStatus(_id, { status: active ? 'Active' : 'Inactive' }),
    disabledReason: ({ _id }, active) =>
      needs.toChange('setUserStatus') ??
      (!active && isSelf(_id) ? t('You cannot deactivate yourself') : undefined),
    meaning: 'The user can no longer sign in.',
    toast: 'The status was changed.',
  });
  const edit: RecordAction<User> = {
    label: 'Edit',
    icon: Pencil,
    disabledReason: () => needs.toOpen('editUser'),
    to: ({ _id }) => `/users/form/${_id}`,
  };
  const remove = deletion<User>({
    remove: ({ _id }) => api.users.delete(_id),
    disabledReason: ({ _id }) =>
      needs.toChange('deleteUser') ?? (isSelf(_id) ? t('You cannot delete yourself') : undefined),
    done: 'User has been deleted successfully!',
  });
  return {
    invalidates: 'users',
    nameOf: ({ name }) => name,
    actions: [...status, edit, history, remove],
  };
}

function UserActions({ user }: { user: User }) {
  return <RecordMenu of={useUserActions()} row={user} />;
}

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
