export type Place = { readonly pathname: string; readonly search: object };

const maxPlaces = 3;
/** Pages that redirect at once: Back must not open them. */
const redirectingPages = ['/', '/login', '/logout', '/404'];
let places: readonly Place[] = [];

/** Records a navigation. Returning to the previous page removes it from the record. */
export function recordNavigation(from: Place | undefined, to: Place): void {
  if (to.pathname === '/login') places = [];
  if (!from || from.pathname === to.pathname || redirectingPages.includes(from.pathname)) return;
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
