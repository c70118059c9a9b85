import { invalid } from '../basics/problems.ts';
import { writeCursor } from './cursor.ts';
import type { PageQuery } from './page.ts';
import { type Sorts, sortBy } from './sort.ts';

/** Page numbers and exact totals end here; the cursor goes on. */
export const CAP = 10_000;
const DEFAULT_LIMIT = 25;

export interface RecentQuery extends PageQuery {
  after?: string | undefined;
}

export interface RecentRow {
  id: string;
  created_at: Date;
}

interface RecentOrder {
  text: string;
  /** Whether a cursor goes with it. */
  newestFirst: boolean;
}

/** The order of rows that arrive all the time, their ids breaking ties. */
export function recentOrder(sorts: Sorts, wanted: string): RecentOrder {
  const { column, descending } = sortBy(sorts, wanted);
  const direction = descending ? 'desc' : 'asc';
  return {
    text: `${column} ${direction}, id ${direction}`,
    newestFirst: descending && column === 'created_at',
  };
}

/** Which of such rows are asked for; 400 below the depth that page numbers serve, and for a cursor in another order. */
export function recentWindow({ page = 1, limit = DEFAULT_LIMIT, after }: RecentQuery, order: RecentOrder) {
  if (after !== undefined && !order.newestFirst) throw invalid('list.cursorOrder', {}, 'sort');
  if (after === undefined && (page - 1) * limit >= CAP) throw invalid('list.tooDeep', {}, 'page');
  return { page, limit, offset: after === undefined ? (page - 1) * limit : 0 };
}

/** The answer, from one row more than a page has, which tells whether there is another behind it, and a count up to the cap. */
export function recentAnswer<Row extends RecentRow, Wire>(
  rows: Row[],
  counted: number,
  { page, limit, order }: { page: number; limit: number; order: RecentOrder },
  toWire: (row: Row) => Wire,
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const goesOn = rows.length > limit && last && order.newestFirst;
  return {
    data: shown.map(toWire),
    current: page,
    pages: Math.max(1, Math.ceil(Math.min(counted, CAP) / limit)),
    total: Math.min(counted, CAP),
    totalIsCapped: counted > CAP,
    ...(goesOn && { next: writeCursor({ at: last.created_at, id: last.id }) }),
  };
}
