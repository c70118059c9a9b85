import { defaultPageSize } from '@daftar/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Column } from '../state/columns.tsx';
import { arrangedColumns } from '../state/list-columns.ts';
import {
  type ListQuery,
  listNameOf,
  listZone,
  pageQuery,
  type Query,
  type RowPage,
  sentQueryOf,
} from '../state/list-rows.ts';
import { filtersOf, type ListSearch, listQuery } from '../state/list-search.ts';
import { useDefaultView } from '../state/use-default-view.ts';
import { useListState } from '../state/use-list-state.ts';
import { type Selection, useSelection } from '../state/use-selection.ts';

/** The selected rows, as bulk actions receive them. */
export type Selected<Row> = {
  readonly count: number;
  /** Whether all rows that match the filters are selected; `rows` then holds only those of the page. */
  readonly all: boolean;
  readonly rows: readonly Row[];
  /** The list parameters that match all of these rows. */
  readonly query: Query;
  readonly clear: () => void;
};

const none: readonly never[] = [];

/** Reload interval of live lists, in milliseconds. */
const liveEvery = 30_000;

/** Loads the page of rows for the URL's parameters. */
function usePage<Row>(rowsOf: ListQuery<Row>, query: Query, live: boolean): UseQueryResult<RowPage<Row>> {
  return useQuery({
    ...pageQuery(rowsOf, query),
    ...(live && { refetchInterval: liveEvery, refetchOnWindowFocus: 'always' as const }),
  });
}

/** Returns the visible columns in the URL's order. */
function useColumns<Row extends object>(
  columns: readonly Column<Row>[],
  { columns: chosen, hidden }: ListSearch,
) {
  return useMemo(() => arrangedColumns(columns, { columns: chosen, hidden }), [columns, chosen, hidden]);
}

const selectedOf = <Row>(
  { all, rows, clear }: Selection<Row>,
  total: number,
  query: Query,
): Selected<Row> => ({
  all,
  rows,
  query,
  clear,
  count: all ? total : rows.length,
});

const readOf = ({ dataUpdatedAt, isFetching, isError, refetch }: UseQueryResult, sent: Query) => ({
  readAt: dataUpdatedAt,
  timeZone: listZone(sent),
  busy: isFetching,
  failed: isError,
  refresh: () => void refetch(),
});

/** Returns a list's URL state, rows, visible columns and selection. A `live` list is loaded again every 30 seconds. */
export function useList<Row extends object>(
  rowsOf: ListQuery<Row>,
  allColumns: readonly Column<Row>[],
  rowId: (row: Row) => string,
  { live }: { readonly live: boolean },
) {
  const { digits } = useTexts();
  const state = useListState();
  const { search } = state;
  const name = listNameOf(rowsOf);
  useDefaultView(name, state);
  const query = listQuery(search);
  const filters = filtersOf(query);
  const sent = sentQueryOf(rowsOf, search.sort ? { ...filters, sort: search.sort } : filters);
  const result = usePage(rowsOf, query, live);
  const { data: rows = none, total = 0, current = 1, totalIsCapped = false } = result.data ?? {};
  const selection = useSelection(rows, rowId, JSON.stringify([name, sentQueryOf(rowsOf, filters)]));
  const limit = search.limit ?? defaultPageSize;
  const totalText = result.data && digits(`${total.toLocaleString('en')}${totalIsCapped ? '+' : ''}`);
  return {
    state,
    name,
    result,
    rows,
    selection,
    sent,
    limit,
    columns: useColumns(allColumns, search),
    selected: selectedOf(selection, total, filtersOf(sent)),
    read: readOf(result, sent),
    total: totalText,
    place: result.data && { total, before: (current - 1) * limit },
    all: { rowsOf, query: filters, total, totalText: totalText ?? '' },
  };
}
