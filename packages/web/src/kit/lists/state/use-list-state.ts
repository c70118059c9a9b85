import {
  type HistoryState,
  useLocation,
  useMatch,
  useNavigate,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';
import type { RoutePath, SearchOf } from './route-search.ts';

type Values<Name extends string = string> = Readonly<Partial<Record<Name, string | number | undefined>>>;

/** The search parameters of a route; without a path, those of any list. */
type Search<Path extends RoutePath> = [Path] extends [never]
  ? ListSearch & Readonly<Record<string, unknown>>
  : ListSearch & SearchOf<Path>;

/** How a parameter changes: by a single choice ('at once'), or by many small changes, such as typing ('bit by bit'). */
type Pace = 'at once' | 'bit by bit';

export type ListState<Path extends RoutePath = never> = {
  readonly search: Search<Path>;
  /**
   * Changes search parameters as a history entry, so the browser's Back undoes it. Consecutive 'bit by bit' changes
   * share one entry. Any change except that of `page` returns to the first page. `cursors` are those of the pages before.
   */
  readonly change: (
    values: Values<[Path] extends [never] ? string : keyof Search<Path> & string>,
    pace?: Pace,
    cursors?: readonly string[],
  ) => void;
  /** Replaces all search parameters as a new history entry, for example to open a saved view. */
  readonly open: (values: Values) => void;
  /** Replaces all search parameters without a new history entry, for example to apply the default view. */
  readonly begin: (values: Values) => void;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When all search parameters were last replaced. Text that was typed earlier and not yet applied is discarded. */
    readonly openedAt?: number;
    /** The parameters that last changed bit by bit, and when. */
    readonly going?: { readonly on: string; readonly at: number };
    /** The cursors that led to a page beyond those that have numbers; the last one is the page's own. */
    readonly cursors?: readonly string[];
  }
}

/** After a pause of this many milliseconds, further typing becomes a new history entry. */
const pause = 2000;

const withoutTrailingSlash = (pathname: string): string =>
  pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;

/** Compares search parameters as text, because the router parses digits as a number. */
const sameSearch = (a: Values, b: Values): boolean =>
  Object.keys({ ...a, ...b }).every((name) => String(a[name] ?? '') === String(b[name] ?? ''));

/**
 * Returns a list's state, which is kept in the URL: views can be shared, and the browser's Back undoes a change.
 * With the path of its route, the compiler knows the search parameters: `useListState<'/reports'>()`.
 */
export function useListState<Path extends RoutePath = never>(): ListState<Path> {
  const search = useSearch({ strict: false }) as Search<Path>;
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const router = useRouter();
  const navigate = useNavigate();
  const go = (next: (before: Values) => Values, state: HistoryState, goesOn = false) => {
    const { pathname, search: before } = router.latestLocation;
    // The user may have left while the next page is loading; the change would then go to that page's URL.
    if (withoutTrailingSlash(pathname) !== withoutTrailingSlash(own)) return;
    const replace = goesOn || sameSearch(before, next(before));
    void navigate({ to: '.', search: next as never, state, replace, resetScroll: false });
  };
  return {
    search,
    change: (values, pace = 'at once', cursors) => {
      const on = Object.keys(values).join();
      const going = pace === 'bit by bit' ? { on, at: Date.now() } : undefined;
      const last = router.latestLocation.state.going;
      const goesOn = going && last?.on === on && going.at - last.at < pause;
      go(
        (before) => ({
          ...before,
          ...{ page: undefined, after: undefined },
          ...values,
        }),
        { ...(going && { going }), ...(cursors && { cursors }) },
        goesOn,
      );
    },
    open: (values) => go(() => values, { openedAt: Date.now() }),
    begin: (values) => go(() => values, { openedAt: Date.now() }, true),
  };
}

const none: readonly string[] = [];

/** Returns the cursors that led to the page beyond those that have numbers. */
export function useCursors(): readonly string[] {
  return useLocation({ select: ({ state }) => state.cursors ?? none });
}

/** Returns a value that changes whenever all search parameters were replaced, even by equal ones. */
export function useOpenedAt(): number | undefined {
  return useLocation({ select: ({ state }) => state.openedAt });
}
