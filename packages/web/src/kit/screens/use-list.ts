import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Column } from '../bindings/columns.tsx';
import { arrangedColumns } from '../bindings/list-columns.ts';
import { keyOf, nameOf, type RowPage, type RowsOf, sentOf, zoneOfList } from '../bindings/list-rows.ts';
import { filtersOf, listQuery } from '../bindings/list-search.ts';
import { useDefaultView } from '../bindings/use-default-view.ts';
import { useListState } from '../bindings/use-list-state.ts';
import { useSelection } from '../bindings/use-selection.ts';

/** What is selected in a list, for whoever does something with it. */
export type Selected<Row> = {
  readonly count: number;
  /** Everything that the filters find; the rows are then those of the page only. */
  readonly all: boolean;
  readonly rows: readonly Row[];
  /** What finds all of them. */
  readonly query: Readonly<Record<string, string | number>>;
  readonly clear: () => void;
};

const none: readonly never[] = [];

/** How often rows that change by themselves are read again, in milliseconds. */
const liveEvery = 30_000;

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
  const result = useQuery({
    ...(rowsOf(query) as { queryKey: readonly unknown[] }),
    ...(live && { refetchInterval: liveEvery, refetchOnWindowFocus: 'always' as const }),
  }) as UseQueryResult<RowPage<Row>>;
  const page = result.data;
  const rows = page?.data ?? none;
  const selection = useSelection(rows, rowId, JSON.stringify(keyOf(rowsOf, filters)));
  const { columns: chosen, hidden } = search;
  const columns = useMemo(
    () => arrangedColumns(allColumns, { columns: chosen, hidden }),
    [allColumns, chosen, hidden],
  );
  const selected: Selected<Row> = {
    count: selection.all ? (page?.total ?? 0) : selection.rows.length,
    all: selection.all,
    rows: selection.rows,
    query: filters,
    clear: selection.clear,
  };
  const sent = sentOf(rowsOf, search.sort ? { ...filters, sort: search.sort } : filters);
  return {
    state,
    name,
    result,
    rows,
    columns,
    selection,
    selected,
    sent,
    limit: search.limit ?? sizes[0] ?? 25,
    read: {
      readAt: result.dataUpdatedAt,
      timeZone: zoneOfList(sent),
      busy: result.isFetching,
      refresh: () => void result.refetch(),
    },
    total: page && digits(`${page.total.toLocaleString('en')}${page.totalIsCapped ? '+' : ''}`),
  };
}
