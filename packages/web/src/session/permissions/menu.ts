import { type Caller, hasFlag, isPlatformOwner } from '@daftar/domain';
import { type Entry, type MenuItem, type MenuName, registeredAreas } from '../areas.ts';

export type Menu = Readonly<Record<'side' | 'gear' | 'profile', readonly MenuItem[]>>;

const menuNames = ['side', 'gear', 'none', 'profile'] as const;

function entriesOf(menu: MenuName): readonly Entry[] {
  const entries = registeredAreas().flatMap(({ entries = [] }) => entries);
  return entries.filter((entry) => entry.menu[0] === menu).sort((a, b) => a.menu[1] - b.menu[1]);
}

const isVisible = ({ flag, ownerOnly }: Entry, caller: Caller): boolean =>
  (!ownerOnly || isPlatformOwner(caller)) && (!flag || hasFlag(caller.permissions, flag));

const visibleItems = (menu: MenuName, caller: Caller): readonly MenuItem[] =>
  entriesOf(menu).filter((entry) => isVisible(entry, caller));

/** Returns the menus that a caller sees, with entries in order. Source: administration specification, section 2. */
export const menuOf = (caller: Caller): Menu => ({
  side: visibleItems('side', caller),
  gear: visibleItems('gear', caller),
  profile: visibleItems('profile', caller),
});

/** Returns all pages that the caller can reach, from menus or other pages, in menu order. */
export function reachablePages(caller: Caller): readonly MenuItem[] {
  const menus = menuNames.flatMap((menu) => visibleItems(menu, caller));
  return menus.flatMap((item) => item.items ?? [item]);
}

/** Returns the page to open after login: the first reachable page. */
export const landingPath = (caller: Caller): string => reachablePages(caller)[0]?.path ?? '/account-profile';

const folderOf = (path: string): string => `/${path.split(/[/?#]/, 2)[1] ?? ''}`;

/** Tells whether a path belongs to the pages that a menu page guards. */
export function isInPart(path: string, page: string): boolean {
  const folder = folderOf(path);
  if (folder === '/') return false;
  const guard = registeredAreas().find(({ guardedBy }) => guardedBy?.[folder])?.guardedBy?.[folder];
  return folderOf(page) === (guard ?? folder);
}

/** Tells whether a path belongs to one of the reachable pages. */
export const isPermitted = (path: string, pages: readonly MenuItem[]): boolean =>
  pages.some((page) => page.path !== undefined && isInPart(path, page.path));

/** Returns the entry that guards a path; undefined if none does. */
export const entryAt = (path: string): Entry | undefined =>
  menuNames
    .flatMap(entriesOf)
    .find((entry) => [entry, ...(entry.items ?? [])].some(({ path: to }) => to && isInPart(path, to)));

/** Returns the menu page with a path. */
export const itemAt = (path: string): MenuItem | undefined =>
  menuNames
    .flatMap(entriesOf)
    .flatMap((entry) => entry.items ?? [entry])
    .find((item) => item.path === path);
