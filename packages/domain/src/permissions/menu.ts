import { type Caller, isPlatformOwner } from './caller.ts';
import { hasFlag } from './has-flag.ts';
import { type Entry, furtherPages, gearMenu, type MenuItem, profileMenu, sideMenu } from './menu-entries.ts';

export type { MenuItem } from './menu-entries.ts';

export type Menu = Readonly<Record<'side' | 'gear' | 'profile', readonly MenuItem[]>>;

function shown(entries: readonly Entry[], caller: Caller): readonly MenuItem[] {
  const owner = isPlatformOwner(caller);
  return entries
    .filter(({ flag, ownerOnly }) => (owner || !ownerOnly) && (!flag || hasFlag(caller.permissions, flag)))
    .map(({ flag: _flag, ownerOnly: _ownerOnly, ...item }) => item);
}

/** The menus that a caller sees, in their order. Source: administration specification, section 2. */
export function menuOf(caller: Caller): Menu {
  return {
    side: shown(sideMenu, caller),
    gear: shown(gearMenu, caller),
    profile: shown(profileMenu, caller),
  };
}

/** The pages beyond the menus that a caller may open, in their order. */
export function furtherPagesOf(caller: Caller): readonly MenuItem[] {
  return shown(furtherPages, caller);
}

/** The entry of any menu whose page, or a page inside it, is meant, with what shows it; undefined when none is. */
export function menuEntryOf(isMeant: (item: MenuItem) => boolean): Entry | undefined {
  const all = [...sideMenu, ...gearMenu, ...furtherPages, ...profileMenu];
  return all.find((entry) => [entry, ...(entry.items ?? [])].some(isMeant));
}
