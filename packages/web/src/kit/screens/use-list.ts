import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Column } from '../bindings/columns.tsx';
import { arrangedColumns } from '../bindings/list-columns.ts';
import {
  keyOf,
  nameOf,
  type Query,
  type RowPage,
  type RowsOf,
  sentOf,
  zoneOfList,
} from '../bindings/list-rows.ts';
import { filtersOf, type ListSearch, listQuery } from '../bindings/list-search.ts';
import { useDefaultView } from '../bindings/use-default-view.ts';
import { useListState } from '../bindings/use-list-state.ts';
import { type Selection, useSelection } from '../bindings/use-selection.ts';

/** What is selected in a list, for whoever does something with it. */
export type Selected<Row> = {
  readonly count: number;
  /** Everything that the filters find; the rows are then those of the page only. */
  readonly all: boolean;
  readonly rows: readonly Row[];
  /** What finds all of them. */
  readonly query: Query;
  readonly clear: () => void;
};

const none: readonly never[] = [];

/** How often rows that change by themselves are read again, in milliseconds. */
const liveEvery = 30_000;

/** The page of rows that an address asks for. */
function usePage<Row>(rowsOf: RowsOf, query: Query, live: boolean): UseQueryResult<RowPage<Row>> {
  return useQuery({
    ...(rowsOf({ ...query }) as { queryKey: readonly unknown[] }),
    ...(live && { refetchInterval: liveEvery, refetchOnWindowFocus: 'always' as const }),
  }) as UseQueryResult<RowPage<Row>>;
}

/** The list's columns as an address arranges them. */
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
  ...{ all, rows, query, clear },
  count: all ? total : rows.length,
});

const readOf = ({ dataUpdatedAt, isFetching, isError, refetch }: UseQueryResult, sent: Query) => ({
  ...{ readAt: dataUpdatedAt, timeZone: zoneOfList(sent), busy: isFetching, failed: isError },
  refresh: () => void refetch(),
});

/** A list's address, its rows, its columns as the address arranges them, and what is selected. */
export function useList<Row extends object>(
  rowsOf: RowsOf,
  allColumns: readonly Column<Row>[],
  rowId: (row: Row) => string,
  { sizes, live }: { readonly sizes: readonly number[]; readonly live: boolean },
) {
  const { digits } = useTexts();
  const state = useListState();
  const { search } = state;
  const name = nameOf(rowsOf);
  useDefaultView(name, state);
  const query = listQuery(search);
  const filters = filtersOf(query);
  const sent = sentOf(rowsOf, search.sort ? { ...filters, sort: search.sort } : filters);
  const result = usePage<Row>(rowsOf, query, live);
  const { data: rows = none, total = 0, current = 1, totalIsCapped = false } = result.data ?? {};
  const selection = useSelection(rows, rowId, JSON.stringify(keyOf(rowsOf, filters)));
  const limit = search.limit ?? sizes[0] ?? 25;
  const totalText = result.data && digits(`${total.toLocaleString('en')}${totalIsCapped ? '+' : ''}`);
  return {
    ...{ state, name, result, rows, selection, sent, limit },
    columns: useColumns(allColumns, search),
    selected: selectedOf(selection, total, filtersOf(sent)),
    read: readOf(result, sent),
    total: totalText,
    place: result.data && { total, before: (current - 1) * limit },
    all: { rowsOf, query: filters, total, totalText: totalText ?? '' },
  };
}
