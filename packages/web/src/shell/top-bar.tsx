import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { Text as Words } from '@chakra-ui/react/text';
import { useLocation } from '@tanstack/react-router';
import { CircleUserRound, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { named } from '../i18n/shown.ts';
import type { Text } from '../i18n/text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MenuButton } from '../kit/ui/overlays/menu-button.tsx';
import type { MenuItems } from '../kit/ui/overlays/menu-view.tsx';
import type { MenuItem as Item } from '../session/areas.ts';
import { keptLogin } from '../session/login/login-store.ts';
import type { Menu as Menus } from '../session/permissions/menu.ts';
import type { Session } from '../session/permissions/use-session.ts';
import { LanguageMenu } from './language-menu.tsx';
import { overlays } from './overlays.ts';
import { SearchButton } from './search-button.tsx';
import { isActive } from './side-nav.tsx';
import { ThemeMenu } from './theme-menu.tsx';

type EntriesProps = { items: readonly Item[]; menu: Parameters<MenuItems>[0] };

function Entries({ items, menu: Menu }: EntriesProps) {
  const { t } = useTexts();
  return items.map(({ label, path = '/' }) => (
    <Menu.Action key={path} to={path}>
      {t(label)}
    </Menu.Action>
  ));
}

function useSection({ side, gear, profile }: Menus): Text | undefined {
  const { pathname, search } = useLocation();
  const type = 'type' in search ? search.type : undefined;
  const all = [...side, ...gear, ...profile].flatMap((item) => [item, ...(item.items ?? [])]);
  return all.find(({ path }) => isActive(path, pathname, type))?.label;
}

type ProfileProps = { items: readonly Item[]; mayViewAs: boolean };

function ProfileMenu({ items, mayViewAs }: ProfileProps) {
  const { t } = useTexts();
  const username = keptLogin()?.username ?? '';
  const leaving = items.filter(({ path }) => path === '/logout');
  return (
    <MenuButton
      label={named(t('Your account'), username)}
      icon={
        <>
          <CircleUserRound size={18} aria-hidden />
          <Words as="span" textStyle="grid" maxWidth="160px" truncate hideBelow="md">
            {username}
          </Words>
        </>
      }
    >
      {(Menu) => (
        <>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>{username}</Menu.ItemGroupLabel>
            <Entries menu={Menu} items={items.filter((item) => !leaving.includes(item))} />
            {mayViewAs && (
              <Menu.Action onSelect={() => void overlays.open('roles')}>{t('View as role…')}</Menu.Action>
            )}
            <Menu.Action onSelect={() => void overlays.open('shortcuts')}>
              {t('Keyboard shortcuts')}
            </Menu.Action>
          </Menu.ItemGroup>
          <Menu.Separator />
          <Entries menu={Menu} items={leaving} />
        </>
      )}
    </MenuButton>
  );
}

type Props = { menus: Menus; session: Pick<Session, 'mayViewAs'>; sheet: ReactNode };

/** The top bar: current section, search, and the menus for language, theme, administration and account. */
export function TopBar({ menus, session, sheet }: Props) {
  const { t } = useTexts();
  const section = useSection(menus);
  return (
    <Flex
      as="header"
      className="no-print"
      align="center"
      gap={{ base: '0.5', md: '2' }}
      height="52px"
      px={{ base: '4', md: '6' }}
      borderBottomWidth="1px"
      bg="bg"
    >
      {sheet}
      <Words as="span" textStyle="grid" fontWeight="medium" color="fg.muted" truncate>
        {section && t(section)}
      </Words>
      <SearchButton />
      <HStack gap="0.5" me="-7px">
        <LanguageMenu />
        <ThemeMenu />
        {menus.gear.length > 0 && (
          <MenuButton label={t('Administration')} icon={<Settings size={17} aria-hidden />}>
            {(Menu) => <Entries menu={Menu} items={menus.gear} />}
          </MenuButton>
        )}
        <ProfileMenu items={menus.profile} mayViewAs={session.mayViewAs} />
      </HStack>
    </Flex>
  );
}
