export type Place = { readonly pathname: string; readonly search: object };

const maxPlaces = 3;
/** Pages that redirect at once: Back must not open them. */
const redirectingPages = ['/', '/login', '/logout', '/404'];
let places: readonly Place[] = [];

/** A place of the router, with its number in the browser's history. */
type Location = Place & { readonly state?: { readonly __TSR_index?: number } };

const isReplaced = (from: Location, to: Location): boolean =>
  from.state?.__TSR_index !== undefined && from.state.__TSR_index === to.state?.__TSR_index;

/**
 * Records a navigation. Returning to the previous page removes it from the record. A page that another one replaces in the
 * browser's history is not recorded.
 */
export function recordNavigation(from: Location | undefined, to: Location): void {
  if (to.pathname === '/login') places = [];
  if (!from || from.pathname === to.pathname || redirectingPages.includes(from.pathname)) return;
  if (isReplaced(from, to)) return;
  const before = places.filter(({ pathname }) => pathname !== from.pathname);
  places =
    before.at(-1)?.pathname === to.pathname
      ? before.slice(0, -1)
      : [...before, { pathname: from.pathname, search: from.search }].slice(-maxPlaces);
}

/** Returns the target of Back: the user's previous page with its filters, otherwise the fallback page. */
export function previousPlace(pathname: string, otherwise: string): Place {
  return places.findLast((place) => place.pathname !== pathname) ?? { pathname: otherwise, search: {} };
}
