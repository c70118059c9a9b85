import type { MenuItem as Item, Menu as Menus } from '@daftar/domain';
import { useLocation } from '@tanstack/react-router';
import { CircleUserRound, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Menu, MenuItem } from '../kit/parts/menu.tsx';
import { keptLogin } from '../session/login-store.ts';
import { LanguageMenu } from './language-menu.tsx';
import { isActive } from './side-nav.tsx';
import { ThemeMenu } from './theme-menu.tsx';

function Entries({ items }: { items: readonly Item[] }) {
  const { foreign } = useTexts();
  return items.map((item) => (
    <MenuItem key={item.id} to={item.path ?? '/'}>
      {foreign(item.label)}
    </MenuItem>
  ));
}

function useSection({ side, gear, profile }: Menus): string {
  const { pathname, search } = useLocation();
  const type = 'type' in search ? search.type : undefined;
  const all = [...side, ...gear, ...profile].flatMap((item) => [item, ...(item.items ?? [])]);
  return all.find(({ path }) => isActive(path, pathname, type))?.label ?? '';
}

/** Where one is, and the menus for language, theme, administration and oneself. */
export function TopBar({ menus, sheet }: { menus: Menus; sheet: ReactNode }) {
  const { t, foreign } = useTexts();
  const section = useSection(menus);
  const username = keptLogin()?.username ?? '';
  return (
    <header className="top-bar no-print">
      {sheet}
      <span className="top-title">{foreign(section)}</span>
      <div className="top-end">
        <LanguageMenu />
        <ThemeMenu />
        {menus.gear.length > 0 && (
          <Menu label={t('Administration')} trigger={<Settings size={17} aria-hidden />}>
            <Entries items={menus.gear} />
          </Menu>
        )}
        <Menu
          label={`${t('Your account')}: ${username}`}
          trigger={
            <>
              <CircleUserRound size={18} aria-hidden />
              <span className="top-user">{username}</span>
            </>
          }
        >
          <p className="menu-title">{username}</p>
          <Entries items={menus.profile} />
        </Menu>
      </div>
    </header>
  );
}
