import type { RowSelectionState } from '@tanstack/react-table';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Entry, nothingTicked, type PageTicks, pageTicks, type Ticked, withTicks } from './selection.ts';

/** The tick boxes of the grid's current page. */
export type GridTicks = {
  readonly page: PageTicks;
  /** The ticked rows by their ids. */
  readonly selected: RowSelectionState;
  /** Toggles a row. With `range`, all rows from the previously toggled row to this one get that row's state. */
  readonly tick: (index: number, range: boolean) => void;
  readonly tickPage: () => void;
};

export type Selection<Row> = {
  readonly grid: GridTicks;
  /** Whether all rows that match the filters are selected, not only `rows`. */
  readonly all: boolean;
  /** The ticked rows with their latest data; when `all` is true, the rows of the page. */
  readonly rows: readonly Row[];
  /** Whether unticking a row has reduced a selection of everything to this page's rows; the page must say so. */
  readonly left: boolean;
  readonly pickAll: () => void;
  readonly clear: () => void;
};

/** Manages the ticked rows of a list. They stay ticked across pages; another search or filter clears them. */
export function useSelection<Row extends object>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  asked: string,
): Selection<Row> {
  const [state, setState] = useState<Ticked<Row>>(() => nothingTicked(asked));
  const ticked = state.asked === asked ? state : nothingTicked<Row>(asked);
  const before = useRef<string | undefined>(undefined);
  const nothing = !ticked.all && ticked.rows.size === 0;
  const entryOf = useCallback((row: Row): Entry<Row> => [rowId(row), row], [rowId]);
  // Skips the loop over a long page while nothing is ticked.
  const page = useMemo(() => (nothing ? [] : rows.map(entryOf)), [nothing, rows, entryOf]);
  const fresh = useMemo(() => new Map(page), [page]);
  const shown = pageTicks(ticked, page);

  const isTicked = (id: string) => ticked.all || ticked.rows.has(id);
  const tick = (index: number, range: boolean) => {
    const row = rows[index];
    if (row === undefined) return;
    const id = rowId(row);
    const from = range ? rows.findIndex((one) => rowId(one) === before.current) : -1;
    const [first, last] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
    const entries = rows.slice(first, last + 1).map(entryOf);
    const on = from < 0 ? !isTicked(id) : isTicked(before.current ?? id);
    before.current = id;
    setState(withTicks(ticked, entries, on, page));
  };
  const selected = useMemo(
    () => Object.fromEntries([...(ticked.all ? fresh : ticked.rows).keys()].map((id) => [id, true as const])),
    [ticked.all, ticked.rows, fresh],
  );
  return {
    grid: {
      page: shown,
      selected,
      tick,
      tickPage: () => setState(withTicks(ticked, rows.map(entryOf), shown !== 'all', page)),
    },
    all: ticked.all,
    left: ticked.left === true,
    rows: ticked.all ? rows : [...ticked.rows].map(([id, row]) => fresh.get(id) ?? row),
    pickAll: useCallback(() => setState({ asked, all: true, rows: new Map() }), [asked]),
    clear: useCallback(() => setState(nothingTicked(asked)), [asked]),
  };
}
