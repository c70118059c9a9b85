import { functionalUpdate } from '@tanstack/react-table';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Column } from '../state/columns.tsx';
import { contentWidths } from '../state/content-widths.ts';
import type { Resizable } from '../state/resize.ts';
import { useAppTable } from '../state/table.ts';
import { type Arranged, arrangementOf, sortingOf, sortOf } from '../state/table-state.ts';
import { useColumnSizes } from '../state/use-column-sizes.ts';
import type { GridTicks } from '../state/use-selection.ts';
import { cardColumnsOf, gridColumnOf } from './grid-columns.ts';

const asDefined: Arranged = {};
const none = {};

export type GridTableProps<Row extends object> = {
  /** All columns of the list; `arranged` says which are visible. */
  readonly columns: readonly Column<Row>[];
  /** Which columns are visible, in which order and how wide. */
  readonly arranged?: Arranged | undefined;
  /** Receives the widths that the user sets, for the URL. */
  readonly onWidths?: ((widths: string | undefined) => void) | undefined;
  readonly rowId: (row: Row) => string;
  /** The list call's `sort`, for example '-createdDate'. */
  readonly sort?: string | undefined;
  readonly onSort?: ((sort: string | undefined) => void) | undefined;
  /** Adds a column of checkboxes before the first column. */
  readonly ticks?: GridTicks | undefined;
};

type Drawn<Row> = {
  /** The rows in view. */
  readonly rows: readonly Row[];
  /** All rows of the page. */
  readonly all: readonly Row[];
  /** Whether rows are drawn as cards, as on a phone. */
  readonly cards: boolean;
};

/**
 * Returns the grid's table. Column order, visibility, pinning, widths and sorting come from the URL; the selected rows come from
 * the list's selection.
 */
export function useGridTable<Row extends object>(
  box: RefObject<HTMLElement | null>,
  { rows, all: allRows, cards }: Drawn<Row>,
  { columns, arranged = asDefined, onWidths, rowId, sort, onSort, ticks }: GridTableProps<Row>,
) {
  const arrangement = useMemo(
    () => arrangementOf(columns, { columns: arranged.columns, hidden: arranged.hidden }),
    [columns, arranged.columns, arranged.hidden],
  );
  const sorting = useMemo(() => sortingOf(columns, sort), [columns, sort]);
  const { sizing, onColumnSizingChange, onResizeEnd } = useColumnSizes(arranged.widths, onWidths);
  const table = useAppTable<Row>({
    data: rows,
    columns: columns as Column<Row>[],
    getRowId: rowId,
    state: {
      ...arrangement,
      columnSizing: sizing,
      sorting,
      rowSelection: ticks?.selected ?? none,
    },
    manualSorting: true,
    onSortingChange: (updater) => onSort?.(sortOf(columns, functionalUpdate(updater, sorting))),
    onColumnSizingChange,
  });
  const latest = useRef({ table, onResizeEnd });
  useLayoutEffect(() => {
    latest.current = { table, onResizeEnd };
  });
  // Stays the same, so that the memoised header does not render again.
  const resizable: Resizable = useMemo(() => ({ box, latest }), [box]);
  const needed = useMemo(() => contentWidths(allRows, columns), [allRows, columns]);
  // Memoised, so that the memoised header and rows do not render again.
  const visible = useMemo(() => {
    const all = table.getVisibleLeafColumns();
    return cards
      ? cardColumnsOf(all)
      : all.map((column) => gridColumnOf(column, column.id in sizing, needed.get(column.id)));
  }, [columns, arrangement, sorting, sizing, needed, cards]);
  // Rows need neither widths nor sort order, which change more often.
  const drawn = useMemo(
    () => visible.map(({ id, className, card }) => ({ id, className, card })),
    [columns, arrangement, cards],
  );
  const canSort = onSort !== undefined;
  const toggleSort = useMemo(
    () => (canSort ? (id: string) => table.getColumn(id)?.toggleSorting() : undefined),
    [canSort, columns],
  );
  return { table, visible, drawn, toggleSort, resizable };
}
