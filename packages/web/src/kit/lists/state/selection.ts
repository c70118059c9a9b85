/** A list's selection: single rows, across pages, or all rows that match the filters. */
export type Ticked<Row> = {
  /** The list's filters at the time of ticking. Other filters start with an empty selection. */
  readonly asked: string;
  readonly all: boolean;
  readonly rows: ReadonlyMap<string, Row>;
  /** Whether everything was selected until a row was unticked, which reduced the selection to the page's rows. */
  readonly left?: boolean;
};

export type Entry<Row> = readonly [id: string, row: Row];

export const nothingTicked = <Row>(asked: string): Ticked<Row> => ({ asked, all: false, rows: new Map() });

/** Ticks or unticks entries. If everything was selected, only the page's rows stay selected. */
export function withTicks<Row>(
  ticked: Ticked<Row>,
  entries: readonly Entry<Row>[],
  on: boolean,
  page: readonly Entry<Row>[],
): Ticked<Row> {
  const rows = new Map(ticked.all ? page : ticked.rows);
  for (const [id, row] of entries) {
    if (on) rows.set(id, row);
    else rows.delete(id);
  }
  return { asked: ticked.asked, all: false, rows, left: ticked.all };
}

/** Tells whether none, some or all rows of a page are ticked. */
export function pageTicks<Row>({ all, rows }: Ticked<Row>, page: readonly Entry<Row>[]): PageTicks {
  const count = all ? page.length : page.filter(([id]) => rows.has(id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

export type PageTicks = 'none' | 'some' | 'all';
