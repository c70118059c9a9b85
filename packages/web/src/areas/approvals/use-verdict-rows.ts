import type { ApprovalRow, ApprovalRowQuery } from '@daftar/sdk';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RowPage } from '../../kit/lists/state/list-rows.ts';
import { approvalQueries } from './approval-queries.ts';

/** A row of the file; `row` is undefined until its page is loaded. */
export type ShownRow = { readonly index: number; readonly row: ApprovalRow | undefined };

export type RowsFilter = Pick<ApprovalRowQuery, 'q' | 'verdict' | 'flag' | 'changed' | 'sort'>;

const pageSize = 200;
/** Number of pages that are kept and refetched after a change. The visible pages are always among them. */
const mostPages = 6;

type Page = RowPage<ApprovalRow>;

// Defined once, so that the pages keep their identity while nothing changes.
const combine = (results: UseQueryResult<Page>[]) => ({
  pages: results.map(({ data, isPlaceholderData }) => (isPlaceholderData ? undefined : data)),
  error: results.find(({ isError }) => isError)?.error,
  retry: () => {
    for (const result of results) if (result.isError) void result.refetch();
  },
});

/** Returns the pages to load: the first one, then those most recently requested through `want`. */
function useWantedPages(asked: string) {
  const [state, setState] = useState({ asked, pages: [1] });
  const { pages } = state.asked === asked ? state : { pages: [1] };
  const want = useCallback(
    (index: number) => {
      const page = Math.floor(index / pageSize) + 1;
      setState((before) => {
        const known = before.asked === asked ? before.pages : [1];
        return known.includes(page) ? before : { asked, pages: [page, ...known].slice(0, mostPages) };
      });
    },
    [asked],
  );
  return { pages, want };
}

/** Returns the number of rows, also while no loaded page contains it. */
function useTotal(asked: string, loaded: number | undefined): number | undefined {
  const last = useRef<{ asked: string; total: number }>(undefined);
  const total = loaded ?? (last.current?.asked === asked ? last.current.total : undefined);
  useLayoutEffect(() => {
    if (total !== undefined) last.current = { asked, total };
  });
  return total;
}

/**
 * Returns all rows of an uploaded file that match a filter, for a virtualised grid. Loads only the pages requested through
 * `want`; the other rows are placeholders.
 */
export function useVerdictRows(fileName: string, filter: RowsFilter) {
  const asked = JSON.stringify([fileName, filter]);
  const { pages: wanted, want } = useWantedPages(asked);
  const { pages, error, retry } = useQueries({
    queries: wanted.map((page) => approvalQueries.rows(fileName, { ...filter, page, limit: pageSize })),
    combine,
  });
  const total = useTotal(asked, pages.find((page) => page !== undefined)?.total);
  const none = useMemo(
    () => Array.from({ length: total ?? 0 }, (_, index): ShownRow => ({ index, row: undefined })),
    [total],
  );
  const rows = useMemo(() => {
    const all = [...none];
    for (const page of pages) {
      const before = ((page?.current ?? 1) - 1) * pageSize;
      for (const [at, row] of (page?.data ?? []).entries())
        if (before + at < all.length) all[before + at] = { index: before + at, row };
    }
    return all;
  }, [none, pages]);
  return { rows, total, want, error, retry };
}
