import { useRouter } from '@tanstack/react-router';
import { CommandItem, CommandList, CommandRoot } from 'cmdk';
import { Eye } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { viewAsStore } from '../../session/permissions/view-as.ts';
import { OverlayFrame } from '../overlay-frame.tsx';
import { overlays } from '../overlays.ts';
import { PaletteInput } from './palette-input.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { type ChoosableRole, useRoles } from './use-roles.ts';
import { useSelected } from './use-selected.ts';
import { useTyped } from './use-typed.ts';
import './palette.css';

/** The dialog to choose a role to view as: a role of the platform owner or of any account. */
export function RolePicker() {
  const { t } = useTexts();
  const router = useRouter();
  const [typed, setTyped] = useTyped();
  const { roles, search } = useRoles(typed);
  const selected = useSelected(roles.map(({ _id }) => _id));
  const choose = ({ name, userTypeId, permissions }: ChoosableRole) => {
    viewAsStore.start({ roleName: name, userTypeId, permissions });
    overlays.close();
    router.history.push('/');
  };
  return (
    <OverlayFrame label={t('View as role')} className="palette">
      <CommandRoot {...selected} shouldFilter={false} loop label={t('View as role')}>
        <PaletteInput
          value={typed}
          change={setTyped}
          label={t('Choose a role to view as')}
          busy={search.state === 'loading'}
        />
        <CommandList label={t('Roles')} className="palette-list roles">
          {roles.map((role) => (
            <CommandItem
              key={role._id}
              value={role._id}
              onSelect={() => choose(role)}
              className="palette-item"
            >
              <Eye size={18} strokeWidth={1.75} aria-hidden />
              <span className="palette-label">
                <bdi>{role.name}</bdi>
              </span>
              <span className="meta">
                <bdi>{role.account}</bdi>
              </span>
            </CommandItem>
          ))}
        </CommandList>
        <PaletteStatus search={search} found={roles.length} />
        <p className="palette-note">
          {t(
            'You see the menus, buttons and pages of this role, with your own data. You cannot change anything.',
          )}
        </p>
      </CommandRoot>
    </OverlayFrame>
  );
}
