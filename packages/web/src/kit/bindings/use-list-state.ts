import { useLocation, useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

export type ListState = {
  readonly search: ListSearch & Readonly<Record<string, unknown>>;
  /** Changes the address; anything but the page itself starts at the first page again. */
  readonly change: (values: Values) => void;
  /** Puts another address in its place, as a saved view does. */
  readonly replace: (values: Values) => void;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When an address was put in another's place: what was typed for the one before is then old. */
    readonly replacedAt?: number;
  }
}

const bare = (pathname: string): string => (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname);

/** A list's state is its address, so that any view can be shared. */
export function useListState(): ListState {
  const search: ListState['search'] = useSearch({ strict: false });
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const router = useRouter();
  const navigate = useNavigate();
  const go = (next: (before: object) => object, state: { replacedAt?: number }) => {
    // Who has left already, while the next page is on its way, changes no address: it would be that page's.
    if (bare(router.latestLocation.pathname) !== bare(own)) return;
    void navigate({ to: '.', search: next as never, state, replace: true, resetScroll: false });
  };
  return {
    search,
    change: (values) =>
      go((before) => ({ ...before, ...values, page: 'page' in values ? values.page : undefined }), {}),
    replace: (values) => go(() => values, { replacedAt: Date.now() }),
  };
}

/** Changes whenever the address was put in another's place, even where the two are the same. */
export function useReplacedAt(): number | undefined {
  return useLocation({ select: ({ state }) => state.replacedAt });
}
