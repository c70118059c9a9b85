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
  const page = useMemo(() => rows.map((row): Entry<Row> => [rowId(row), row]), [rows, rowId]);
  const fresh = useMemo(() => new Map(page), [page]);
  const shown = pageTicks(ticked, page);

  const isTicked = (id: string) => ticked.all || ticked.rows.has(id);
  const tick = (index: number, range: boolean) => {
    const id = page[index]?.[0];
    if (id === undefined) return;
    const from = range ? page.findIndex(([one]) => one === before.current) : -1;
    const entries =
      from < 0 ? page.slice(index, index + 1) : page.slice(Math.min(from, index), Math.max(from, index) + 1);
    const on = from < 0 ? !isTicked(id) : isTicked(before.current ?? id);
    before.current = id;
    setState(withTicks(ticked, entries, on, page));
  };
  return {
    grid: {
      page: shown,
      isTicked,
      tick,
      tickPage: () => setState(withTicks(ticked, page, shown !== 'all', page)),
    },
    all: ticked.all,
    rows: ticked.all ? rows : [...ticked.rows].map(([id, row]) => fresh.get(id) ?? row),
    pickAll: useCallback(() => setState({ asked, all: true, rows: new Map() }), [asked]),
    clear: useCallback(() => setState(nothingTicked(asked)), [asked]),
  };
}
