import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';

export type ListState = {
  readonly search: ListSearch & Readonly<Record<string, unknown>>;
  /** Changes the address; anything but the page itself starts at the first page again. */
  readonly change: (values: Readonly<Record<string, string | number | undefined>>) => void;
};

/** A list's state is its address, so that any view can be shared. */
export function useListState(): ListState {
  const search: ListState['search'] = useSearch({ strict: false });
  const navigate = useNavigate();
  const change: ListState['change'] = (values) => {
    const page = 'page' in values ? values.page : undefined;
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...values, page })) as never,
      replace: true,
      resetScroll: false,
    });
  };
  return { search, change };
}
