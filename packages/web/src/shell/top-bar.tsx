import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { MenuItem as Item, Menu as Menus } from '@daftar/domain';
import { useLocation } from '@tanstack/react-router';
import { CircleUserRound, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { named } from '../i18n/shown.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MenuButton } from '../kit/ui/overlays/menu-button.tsx';
import type { MenuItems } from '../kit/ui/overlays/menu-view.tsx';
import { keptLogin } from '../session/login/login-store.ts';
import type { Session } from '../session/permissions/use-session.ts';
import { LanguageMenu } from './language-menu.tsx';
import { overlays } from './overlays.ts';
import { SearchButton } from './search-button.tsx';
import { isActive } from './side-nav.tsx';
import { ThemeMenu } from './theme-menu.tsx';

type EntriesProps = { items: readonly Item[]; menu: Parameters<MenuItems>[0] };

function Entries({ items, menu: Menu }: EntriesProps) {
  const { word } = useTexts();
  return items.map((item) => (
    <Menu.Action key={item.id} to={item.path ?? '/'}>
      {word(item.label)}
    </Menu.Action>
  ));
}

function useSection({ side, gear, profile }: Menus): string {
  const { pathname, search } = useLocation();
  const type = 'type' in search ? search.type : undefined;
  const all = [...side, ...gear, ...profile].flatMap((item) => [item, ...(item.items ?? [])]);
  return all.find(({ path }) => isActive(path, pathname, type))?.label ?? '';
}

type ProfileProps = { items: readonly Item[]; mayViewAs: boolean };

function ProfileMenu({ items, mayViewAs }: ProfileProps) {
  const { t } = useTexts();
  const username = keptLogin()?.username ?? '';
  const leaving = items.filter(({ id }) => id === 'logout');
  return (
    <MenuButton
      label={named(t('Your account'), username)}
      icon={
        <>
          <CircleUserRound size={18} aria-hidden />
          <Text as="span" textStyle="grid" maxWidth="160px" truncate hideBelow="md">
            {username}
          </Text>
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
  const { t, word } = useTexts();
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
      <Text as="span" textStyle="grid" fontWeight="medium" color="fg.muted" truncate>
        {word(section)}
      </Text>
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
