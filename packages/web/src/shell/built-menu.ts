import { type Caller, furtherPagesOf, type Menu, type MenuItem, menuOf } from '@daftar/domain';

type HasRoute = (path: string) => boolean;

function built(items: readonly MenuItem[], hasRoute: HasRoute): readonly MenuItem[] {
  return items.flatMap((item) => {
    if (item.items) {
      const inside = built(item.items, hasRoute);
      return inside.length > 0 ? [{ ...item, items: inside }] : [];
    }
    return item.path && hasRoute(item.path.split('?', 1)[0] ?? '') ? [item] : [];
  });
}

/** Returns the user's menus, reduced to pages that exist. */
export function builtMenu(caller: Caller, hasRoute: HasRoute): Menu {
  const { side, gear, profile } = menuOf(caller);
  return { side: built(side, hasRoute), gear: built(gear, hasRoute), profile: built(profile, hasRoute) };
}

/** Returns all pages that the user can reach, from menus or other pages, in menu order. */
export function reachablePages(caller: Caller, hasRoute: HasRoute): readonly MenuItem[] {
  const { side, gear, profile } = builtMenu(caller, hasRoute);
  const further = built(furtherPagesOf(caller), hasRoute);
  return [...side, ...gear, ...further, ...profile].flatMap((item) => item.items ?? [item]);
}

/** Returns the page to open after login: the first reachable page, otherwise the profile. */
export function landingPath(caller: Caller, hasRoute: HasRoute): string {
  return reachablePages(caller, hasRoute)[0]?.path ?? '/account-profile';
}
