import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import type { Hit } from './hit-path.ts';
import { useDebounced } from './use-debounced.ts';

export type SearchState = {
  /** 'idle' means that the text is too short to search for. */
  readonly state: 'idle' | 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
};

export type Records = SearchState & { readonly hits: readonly Hit[] };

const shortest = 2;
const none: readonly Hit[] = [];

/** Searches records when typing pauses. Earlier results stay while a new search is running. */
export function useRecords(typed: string): Records {
  const q = typed.trim();
  const asked = useDebounced(q, 200);
  const long = q.length >= shortest;
  const result = useQuery({
    queryKey: queryKeys.search(asked),
    queryFn: async ({ signal }) => await api.search.find({ q: asked }, { signal }),
    enabled: long && asked.length >= shortest,
    placeholderData: keepPreviousData,
  });
  const retry = () => void result.refetch();
  if (!long) return { hits: none, state: 'idle', retry };
  const hits = result.data?.hits ?? none;
  if (asked !== q || result.isFetching) return { hits, state: 'loading', retry };
  return result.isError ? { hits: none, state: 'failed', retry } : { hits, state: 'ready', retry };
}
