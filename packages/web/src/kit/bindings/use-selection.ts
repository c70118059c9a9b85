import { useCallback, useMemo, useRef, useState } from 'react';
import { type Entry, nothingTicked, type PageTicks, pageTicks, type Ticked, withTicks } from './selection.ts';

/** How the grid ticks rows, each by its place on the page. */
export type GridTicks = {
  readonly page: PageTicks;
  readonly isTicked: (id: string) => boolean;
  /** Turns a row's tick over; with `range`, all from the row ticked before to this one become as that one. */
  readonly tick: (index: number, range: boolean) => void;
  readonly tickPage: () => void;
};

export type Selection<Row> = {
  readonly grid: GridTicks;
  /** Whether everything that the filters find is selected, and not only `rows`. */
  readonly all: boolean;
  /** The rows that are ticked, as they are now; those of the page when all are. */
  readonly rows: readonly Row[];
  /** Whether they are what was left of everything, which needs to be said. */
  readonly left: boolean;
  readonly pickAll: () => void;
  readonly clear: () => void;
};

/** The rows that a user ticks; pages keep them, another search or filter forgets them. */
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
  // As long as nothing is ticked, a long page needs not be gone through.
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
  return {
    grid: {
      page: shown,
      isTicked,
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
