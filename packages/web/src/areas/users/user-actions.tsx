import type { User } from '@daftar/sdk';
import { History, Pencil, Trash2 } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { MenuItem } from '../../kit/parts/menu.tsx';
import { RowActions } from '../../kit/parts/row-actions.tsx';
import { StatusButton, StatusItem } from '../../kit/parts/status-button.tsx';
import { useDelete } from '../../kit/screens/use-delete.ts';
import { useToggle } from '../../kit/screens/use-toggle.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';

/** What can be done with a user, by the flags of the caller's role. */
export function UserActions({ user }: { user: User }) {
  const { t } = useTexts();
  const { can } = useSession();
  const { _id, name } = user;
  const active = user.status === 'Active';
  const change = useChange('users', () =>
    api.users.setStatus(_id, { status: active ? 'Inactive' : 'Active' }),
  );
  const toggle = useToggle(change);
  const remove = useDelete('users', () => api.users.delete(_id), 'User has been deleted successfully!');
  const toggles = can('Users.activeDeactivateUser');
  const edits = can('Users.editUsers');
  if (!toggles && !edits) return null;
  return (
    <RowActions of={name} first={toggles && <StatusButton active={active} {...toggle} />}>
      {toggles && <StatusItem active={active} {...toggle} />}
      {edits && (
        <MenuItem icon={<Pencil size={15} />} to={`/users/form/${_id}`}>
          {t('Edit')}
        </MenuItem>
      )}
      <MenuItem icon={<History size={15} />} to={`/users/history/${_id}`}>
        {t('History')}
      </MenuItem>
      {edits && <hr />}
      {edits && (
        <MenuItem icon={<Trash2 size={15} />} tone="danger" onSelect={remove}>
          {t('Delete')}
        </MenuItem>
      )}
    </RowActions>
  );
}
