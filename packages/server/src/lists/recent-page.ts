import type pg from 'pg';
import { invalid } from '../problems.ts';
import { type Condition, condition, writeWhere } from './condition.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { PageQuery } from './page.ts';

/** Page numbers and exact totals end here; the cursor goes on. */
const CAP = 10_000;
const DEFAULT_LIMIT = 25;

export interface RecentSource {
  columns: string;
  /** Rows have `id` and `created_at` here. */
  from: string;
  /** Wire field → SQL column or expression; `createdDate` among them. */
  sorts: Record<string, string>;
}

export interface RecentQuery extends PageQuery {
  after?: string | undefined;
}

interface RecentRow {
  id: string;
  created_at: Date;
}

/** One page of rows that arrive all the time: by page number up to 10,000, by cursor at any depth, newest first by default. */
export async function fetchRecent<Row extends RecentRow, Wire>(
  pool: pg.Pool,
  source: RecentSource,
  conditions: Condition[],
  query: RecentQuery,
  toWire: (row: Row) => Wire,
) {
  const { page = 1, limit = DEFAULT_LIMIT, after } = query;
  const order = recentOrder(source, query.sort);
  if (after !== undefined && !order.newestFirst) throw invalid('A cursor goes with the newest first', 'sort');
  if (after === undefined && (page - 1) * limit >= CAP)
    throw invalid('Pages end at 10,000 rows: go on with the cursor in next', 'page');
  const [rows, counted] = await Promise.all([
    readRows<Row>(pool, source, [...conditions, ...past(after)], order.text, limit, after ? 0 : page - 1),
    count(pool, source, conditions),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(toWire),
    current: page,
    pages: Math.max(1, Math.ceil(Math.min(counted, CAP) / limit)),
    total: Math.min(counted, CAP),
    totalIsCapped: counted > CAP,
    ...(rows.length > limit &&
      last &&
      order.newestFirst && { next: writeCursor({ at: last.created_at, id: last.id }) }),
  };
}

function past(after: string | undefined): Condition[] {
  if (after === undefined) return [];
  const { at, id } = readCursor(after);
  return [condition`(created_at, id) < (${at}, ${id})`];
}

async function readRows<Row extends RecentRow>(
  pool: pg.Pool,
  { columns, from }: RecentSource,
  conditions: Condition[],
  order: string,
  limit: number,
  pagesBefore: number,
): Promise<Row[]> {
  const { text, values } = writeWhere(conditions);
  const [most, skipped] = [`$${values.length + 1}`, `$${values.length + 2}`];
  // One row more tells whether there is a page behind this one.
  const { rows } = await pool.query<Row>(
    `select ${columns} from ${from}${text} order by ${order} limit ${most} offset ${skipped}`,
    [...values, limit + 1, pagesBefore * limit],
  );
  return rows;
}

async function count(pool: pg.Pool, { from }: RecentSource, conditions: Condition[]): Promise<number> {
  const { text, values } = writeWhere(conditions);
  const { rows } = await pool.query<{ total: string }>(
    `select count(*) as total from (select 1 from ${from}${text} limit ${CAP + 1}) counted`,
    values,
  );
  return Number(rows[0]?.total ?? 0);
}

/** Orders by the source's own table of columns; nothing from the request reaches SQL as text. */
export function recentOrder(
  { sorts }: RecentSource,
  sort = '-createdDate',
): { text: string; newestFirst: boolean } {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (column === undefined) {
    const names = Object.keys(sorts).join(', ');
    throw invalid(`sort must be one of ${names}, with - before it for descending`, 'sort');
  }
  const direction = descending ? 'desc' : 'asc';
  return {
    text: `${column} ${direction}, id ${direction}`,
    newestFirst: descending && name === 'createdDate',
  };
}
