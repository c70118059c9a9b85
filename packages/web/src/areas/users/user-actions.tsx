import type { User } from '@daftar/sdk';
import { History, Pencil } from 'lucide-react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { RecordAction, RecordActions } from '../../kit/records/actions/record-action.ts';
import { deletion, statusActions } from '../../kit/records/actions/usual-actions.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';

const history: RecordAction<User> = {
  label: 'History',
  icon: History,
  to: ({ _id }) => `/users/history/${_id}`,
};

/** Actions on a user. Users cannot deactivate or delete themselves; an action without its permission is disabled. */
export function useUserActions(): RecordActions<User> {
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

export function UserActions({ user }: { user: User }) {
  return <RecordMenu of={useUserActions()} row={user} />;
}
