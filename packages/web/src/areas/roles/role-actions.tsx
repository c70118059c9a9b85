import type { Role } from '@daftar/sdk';
import { History, Pencil, Trash2 } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { MenuItem } from '../../kit/parts/menu.tsx';
import { RowActions } from '../../kit/parts/row-actions.tsx';
import { useDelete } from '../../kit/screens/use-delete.ts';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';

/** What can be done with a role, by the flags of the caller's own. */
export function RoleActions({ role }: { role: Role }) {
  const { t } = useTexts();
  const { can } = useSession();
  const remove = useDelete('roles', () => api.roles.delete(role._id), 'Role has been deleted successfully!');
  if (!can('Roles.editRoles')) return null;
  return (
    <RowActions of={role.name}>
      <MenuItem icon={<Pencil size={15} />} to={`/roles/form/${role._id}`}>
        {t('Edit')}
      </MenuItem>
      <MenuItem icon={<History size={15} />} to={`/roles/history/${role._id}`}>
        {t('History')}
      </MenuItem>
      <hr />
      <MenuItem icon={<Trash2 size={15} />} tone="danger" onSelect={remove}>
        {t('Delete')}
      </MenuItem>
    </RowActions>
  );
}
