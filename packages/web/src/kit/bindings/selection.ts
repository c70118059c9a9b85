/** What is ticked in a list: rows, kept over pages, or everything that its filters find. */
export type Ticked<Row> = {
  /** What the list was asked for when these were ticked; another question starts anew. */
  readonly asked: string;
  readonly all: boolean;
  readonly rows: ReadonlyMap<string, Row>;
  /** Whether they are what was left of everything when one of it was taken away: the rows of that page. */
  readonly left?: boolean;
};

export type Entry<Row> = readonly [id: string, row: Row];

export const nothingTicked = <Row>(asked: string): Ticked<Row> => ({ asked, all: false, rows: new Map() });

/** Ticks entries, or takes their ticks away; out of everything, only what the page shows is left. */
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

/** How much of a page is ticked. */
export function pageTicks<Row>({ all, rows }: Ticked<Row>, page: readonly Entry<Row>[]): PageTicks {
  const count = all ? page.length : page.filter(([id]) => rows.has(id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

export type PageTicks = 'none' | 'some' | 'all';
