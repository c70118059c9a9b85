import {
  type HistoryState,
  useLocation,
  useMatch,
  useNavigate,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** A choice that stands for itself, or one that comes in pieces as typing does. */
type Pace = 'at once' | 'bit by bit';

export type ListState = {
  readonly search: ListSearch & Readonly<Record<string, unknown>>;
  /**
   * Changes the address, as a step that the browser's Back takes back; what comes bit by bit is one step while it goes on.
   * Anything but the page itself starts at the first page again.
   */
  readonly change: (values: Values, pace?: Pace) => void;
  /** Goes to another address of the list, as a saved view does. */
  readonly open: (values: Values) => void;
  /** Puts another address in this one's place, without a step: what a list begins with. */
  readonly begin: (values: Values) => void;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When a whole address was opened: what was typed for the one before is then old. */
    readonly openedAt?: number;
    /** What was last changed bit by bit, and when. */
    readonly going?: { readonly on: string; readonly at: number };
  }
}

/** How long somebody may think, in milliseconds, until what is typed then is another step. */
const pause = 2000;

const bare = (pathname: string): string => (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname);

/** Whether two searches ask for the same, as text: the router reads digits as a number. */
const same = (a: Values, b: Values): boolean =>
  Object.keys({ ...a, ...b }).every((name) => String(a[name] ?? '') === String(b[name] ?? ''));

/** A list's state is its address, so that any view can be shared and the browser's Back takes a change back. */
export function useListState(): ListState {
  const search: ListState['search'] = useSearch({ strict: false });
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const router = useRouter();
  const navigate = useNavigate();
  const go = (next: (before: Values) => Values, state: HistoryState, goesOn = false) => {
    const { pathname, search: before } = router.latestLocation;
    // Who has left already, while the next page is on its way, changes no address: it would be that page's.
    if (bare(pathname) !== bare(own)) return;
    const replace = goesOn || same(before, next(before));
    void navigate({ to: '.', search: next as never, state, replace, resetScroll: false });
  };
  return {
    search,
    change: (values, pace = 'at once') => {
      const on = Object.keys(values).join();
      const going = pace === 'bit by bit' ? { on, at: Date.now() } : undefined;
      const last = router.latestLocation.state.going;
      const goesOn = going && last?.on === on && going.at - last.at < pause;
      go(
        (before) => ({ ...before, ...values, page: 'page' in values ? values.page : undefined }),
        going ? { going } : {},
        goesOn,
      );
    },
    open: (values) => go(() => values, { openedAt: Date.now() }),
    begin: (values) => go(() => values, { openedAt: Date.now() }, true),
  };
}

/** Changes whenever a whole address was opened, even where it is the same. */
export function useOpenedAt(): number | undefined {
  return useLocation({ select: ({ state }) => state.openedAt });
}
