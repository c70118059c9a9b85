import { countedRows } from '@daftar/domain';
import type pg from 'pg';
import { type Condition, condition, writeWhere } from './condition.ts';
import { readCursor } from './cursor.ts';
import {
  type RecentQuery,
  type RecentRow,
  recentOrder,
  recentResponse,
  recentWindow,
} from './recent-rows.ts';
import type { Sorts } from './sort.ts';

/** The default sort. */
const NEWEST = '-createdDate';

export interface RecentSource {
  columns: string;
  /** FROM clause; its rows have `id` and `created_at`. */
  from: string;
  /** Includes `createdDate`. */
  sorts: Sorts;
}

/** Returns a page of a growing list: by page number up to row 10,000, by cursor at any depth; newest first by default. */
export async function fetchRecent<Row extends RecentRow, Wire>(
  pool: pg.Pool,
  source: RecentSource,
  conditions: Condition[],
  query: RecentQuery,
  toWire: (row: Row) => Wire,
) {
  const order = sourceOrder(source, query.sort);
  const { page, limit, offset } = recentWindow(query, order);
  const [rows, counted] = await Promise.all([
    readRows<Row>(pool, source, [...conditions, ...afterCursor(query.after)], order.text, limit, offset),
    count(pool, source, conditions),
  ]);
  return recentResponse(rows, counted, { page, limit, order }, toWire);
}

/** Returns the source's order for a sort, newest first by default. */
export const sourceOrder = ({ sorts }: RecentSource, sort = NEWEST) => recentOrder(sorts, sort);

function afterCursor(after: string | undefined): Condition[] {
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
  offset: number,
): Promise<Row[]> {
  const { text, values } = writeWhere(conditions);
  const [most, skipped] = [`$${values.length + 1}`, `$${values.length + 2}`];
  // One more row tells whether there is a next page.
  const { rows } = await pool.query<Row>(
    `select ${columns} from ${from}${text} order by ${order} limit ${most} offset ${skipped}`,
    [...values, limit + 1, offset],
  );
  return rows;
}

async function count(pool: pg.Pool, { from }: RecentSource, conditions: Condition[]): Promise<number> {
  const { text, values } = writeWhere(conditions);
  const { rows } = await pool.query<{ total: string }>(
    `select count(*) as total from (select 1 from ${from}${text} limit ${countedRows + 1}) counted`,
    values,
  );
  return Number(rows[0]?.total ?? 0);
}
