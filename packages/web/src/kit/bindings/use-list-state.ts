import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

export type ListState = {
  readonly search: ListSearch & Readonly<Record<string, unknown>>;
  /** Changes the address; anything but the page itself starts at the first page again. */
  readonly change: (values: Values) => void;
  /** Puts another address in its place. */
  readonly replace: (values: Values) => void;
};

/** A list's state is its address, so that any view can be shared. */
export function useListState(): ListState {
  const search: ListState['search'] = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (next: (before: object) => object) =>
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  return {
    search,
    change: (values) =>
      go((before) => ({ ...before, ...values, page: 'page' in values ? values.page : undefined })),
    replace: (values) => go(() => values),
  };
}
