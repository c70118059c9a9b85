import { type Caller, isPlatformOwner } from './caller.ts';
import { hasFlag } from './has-flag.ts';
import { type Entry, furtherPages, gearMenu, type MenuItem, profileMenu, sideMenu } from './menu-entries.ts';

export type { MenuItem } from './menu-entries.ts';

export type Menu = Readonly<Record<'side' | 'gear' | 'profile', readonly MenuItem[]>>;

/**
 * Returns the entries that the caller sees: those with `ownerOnly` only as the platform owner, those with a `flag` only with
 * this flag, usually the viewAll of a permission group.
 */
function visibleItems(entries: readonly Entry[], caller: Caller): readonly MenuItem[] {
  const owner = isPlatformOwner(caller);
  return entries
    .filter(({ flag, ownerOnly }) => (owner || !ownerOnly) && (!flag || hasFlag(caller.permissions, flag)))
    .map(({ flag: _flag, ownerOnly: _ownerOnly, ...item }) => item);
}

/** Returns the menus that a caller sees, with entries in order. Source: administration specification, section 2. */
export function menuOf(caller: Caller): Menu {
  return {
    side: visibleItems(sideMenu, caller),
    gear: visibleItems(gearMenu, caller),
    profile: visibleItems(profileMenu, caller),
  };
}

/** Returns the pages outside the menus that a caller may open, in order. */
export function furtherPagesOf(caller: Caller): readonly MenuItem[] {
  return visibleItems(furtherPages, caller);
}

/** Returns the first entry of any menu that matches, itself or by one of its items; undefined if none does. */
export function menuEntryOf(isMeant: (item: MenuItem) => boolean): Entry | undefined {
  const all = [...sideMenu, ...gearMenu, ...furtherPages, ...profileMenu];
  return all.find((entry) => [entry, ...(entry.items ?? [])].some(isMeant));
}
