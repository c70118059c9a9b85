import { countedRows } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { type Cursor, readCursor } from '../../lists/cursor.ts';
import { type RecentQuery, recentOrder, recentResponse, recentWindow } from '../../lists/recent-rows.ts';
import type { Sorts } from '../../lists/sort.ts';
import type { TransactionRow } from './wire.ts';

/** Returns the order of transactions, newest first by default. */
export const transactionOrder = (sorts: Sorts, sort = '-transactionDate') => recentOrder(sorts, sort);

/** Condition for rows after a cursor. The first comparison is redundant, but lets PostgreSQL skip later partitions. */
const afterCursor = (cursor: Cursor) =>
  sql`and created_at <= ${cursor.at} and (created_at, id) < (${cursor.at}, ${cursor.id})`;

/** From this offset on, skipped rows are read only from the index. */
const DEEP = 500;

type Part = RawBuilder<unknown>;

const plainPage = (filter: Part, order: Part, window: Part) =>
  sql`select * from transactions where ${filter} order by ${order} ${window}`;

/**
 * Finds the page's rows in the index, then fetches only these. Repeats the filter in the second step, so that PostgreSQL plans
 * it only for the months in the period, which halves the time.
 */
const deepPage = (filter: Part, order: Part, window: Part) => sql`
  with place as (select id, created_at from transactions where ${filter} order by ${order} ${window})
  select found.* from place cross join lateral (
    select * from transactions one where one.id = place.id and one.created_at = place.created_at and ${filter}
  ) found order by ${order}`;

/** Returns a page of the transactions that fulfil `filter`: by page number, or after a cursor at any depth. */
export async function transactionPage<Wire>(
  db: Db,
  filter: RawBuilder<unknown>,
  wanted: RecentQuery,
  sorts: Sorts,
  toWire: (row: TransactionRow) => Wire,
) {
  const order = transactionOrder(sorts, wanted.sort);
  const { page, limit, offset } = recentWindow(wanted, order);
  const from = wanted.after === undefined ? sql`` : afterCursor(readCursor(wanted.after));
  const rows = offset < DEEP ? plainPage : deepPage;
  const [found, counted] = await Promise.all([
    sql<TransactionRow>`${rows(sql`${filter} ${from}`, sql.raw(order.text), sql`limit ${limit + 1} offset ${offset}`)}`.execute(
      db,
    ),
    sql<{ total: string }>`
      select count(*) as total from (select 1 from transactions where ${filter} limit ${countedRows + 1}) counted`.execute(
      db,
    ),
  ]);
  return recentResponse(found.rows, Number(counted.rows[0]?.total ?? 0), { page, limit, order }, toWire);
}
