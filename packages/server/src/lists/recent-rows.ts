import { countedRows, defaultPageSize } from '@daftar/domain';
import { invalid } from '../basics/problems.ts';
import { writeCursor } from './cursor.ts';
import type { PageQuery } from './page.ts';
import { type Sorts, sortBy } from './sort.ts';

export interface RecentQuery extends PageQuery {
  after?: string | undefined;
}

export interface RecentRow {
  id: string;
  created_at: Date;
}

interface RecentOrder {
  text: string;
  /** True when the order allows a cursor. */
  newestFirst: boolean;
}

/** Returns the order of a growing list: rows without a value last; ids break ties. */
export function recentOrder(sorts: Sorts, wanted: string): RecentOrder {
  const { column, descending, direction } = sortBy(sorts, wanted);
  return {
    text: `${column} ${direction}, id ${descending ? 'desc' : 'asc'}`,
    newestFirst: descending && column === 'created_at',
  };
}

/** Returns page, limit and offset. Throws 400 for a page after row 10,000, and for a cursor with any order but newest first. */
export function recentWindow({ page = 1, limit = defaultPageSize, after }: RecentQuery, order: RecentOrder) {
  if (after !== undefined && !order.newestFirst) throw invalid('list.cursorOrder', {}, 'sort');
  if (after === undefined && (page - 1) * limit >= countedRows) throw invalid('list.tooDeep', {}, 'page');
  return { page, limit, offset: after === undefined ? (page - 1) * limit : 0 };
}

/**
 * Returns the page's wire form. `rows` has one more row than the page if there is a next page; `counted` is at most `countedRows` + 1.
 */
export function recentResponse<Row extends RecentRow, Wire>(
  rows: Row[],
  counted: number,
  { page, limit, order }: { page: number; limit: number; order: RecentOrder },
  toWire: (row: Row) => Wire,
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasNext = rows.length > limit && last && order.newestFirst;
  return {
    data: shown.map(toWire),
    current: page,
    pages: Math.max(1, Math.ceil(Math.min(counted, countedRows) / limit)),
    total: Math.min(counted, countedRows),
    totalIsCapped: counted > countedRows,
    ...(hasNext && { next: writeCursor({ at: last.created_at, id: last.id }) }),
  };
}
