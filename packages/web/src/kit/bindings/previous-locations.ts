export type Place = { readonly pathname: string; readonly search: object };

const most = 3;
/** Pages that lead on by themselves: nobody goes back to them. */
const passing = ['/', '/login', '/logout', '/404'];
let places: readonly Place[] = [];

/** Notes a move from page to page; going where one came from takes the step back. */
export function noteMove(from: Place | undefined, to: Place): void {
  if (to.pathname === '/login') places = [];
  if (!from || from.pathname === to.pathname || passing.includes(from.pathname)) return;
  const before = places.filter(({ pathname }) => pathname !== from.pathname);
  places =
    before.at(-1)?.pathname === to.pathname
      ? before.slice(0, -1)
      : [...before, { pathname: from.pathname, search: from.search }].slice(-most);
}

/** Where Back leads from a page: where the user came from, with its filters, else a page that always fits. */
export function placeBefore(pathname: string, otherwise: string): Place {
  return places.findLast((place) => place.pathname !== pathname) ?? { pathname: otherwise, search: {} };
}
