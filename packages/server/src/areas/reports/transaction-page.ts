import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { type Cursor, readCursor, writeCursor } from '../../lists/cursor.ts';
import { invalid } from '../../problems.ts';
import type { TransactionRow } from './transaction-wire.ts';

const DEFAULT_LIMIT = 25;
/** Page numbers and exact totals end here; the cursor goes on. */
const CAP = 10_000;

interface Wanted {
  page?: number | undefined;
  limit?: number | undefined;
  sort?: string | undefined;
  after?: string | undefined;
}

/** The order, and whether a cursor goes with it. */
export function transactionOrder(sorts: Record<string, string>, sort = '-transactionDate') {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (column === undefined)
    throw invalid(
      `sort must be one of ${Object.keys(sorts).join(', ')}, with - before it for descending`,
      'sort',
    );
  const direction = descending ? 'desc' : 'asc';
  return {
    byTime: column === 'created_at' && descending,
    text: `${column} ${direction}, id ${direction}`,
  };
}

/** The way past a cursor: the range's upper bound becomes the cursor itself. */
const past = (cursor: Cursor) =>
  sql`and created_at <= ${cursor.at} and (created_at, id) < (${cursor.at}, ${cursor.id})`;

/** Rows that a page skips are read whole up to here; beyond, only their places in the index. */
const DEEP = 500;

type Part = RawBuilder<unknown>;

const plainPage = (filter: Part, order: Part, window: Part) =>
  sql`select * from transactions where ${filter} order by ${order} ${window}`;

/** Finds the page's rows by the index alone, then fetches those. */
const deepPage = (filter: Part, order: Part, window: Part) => sql`
  with place as (select id, created_at from transactions where ${filter} order by ${order} ${window})
  select transactions.* from place join transactions using (id, created_at) order by ${order}`;

/** One page of the transactions that `filter` lets through, newest first: by number, or from a cursor on at any depth. */
export async function transactionPage<Wire>(
  db: Db,
  filter: RawBuilder<unknown>,
  wanted: Wanted,
  sorts: Record<string, string>,
  toWire: (row: TransactionRow) => Wire,
) {
  const page = wanted.page ?? 1;
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const sorting = transactionOrder(sorts, wanted.sort);
  if (wanted.after !== undefined && !sorting.byTime)
    throw invalid('A cursor goes with the newest first', 'sort');
  const cursor = wanted.after === undefined ? undefined : readCursor(wanted.after);
  if (!cursor && (page - 1) * limit >= CAP)
    throw invalid('Pages end at 10,000 rows: go on with the cursor in next', 'page');
  const from = cursor ? past(cursor) : sql``;
  const offset = cursor ? 0 : (page - 1) * limit;
  const rows = offset < DEEP ? plainPage : deepPage;
  const [found, counted] = await Promise.all([
    sql<TransactionRow>`${rows(sql`${filter} ${from}`, sql.raw(sorting.text), sql`limit ${limit + 1} offset ${offset}`)}`.execute(
      db,
    ),
    sql<{ total: string }>`
      select count(*) as total from (select 1 from transactions where ${filter} limit ${CAP + 1}) counted`.execute(
      db,
    ),
  ]);
  const total = Number(counted.rows[0]?.total ?? 0);
  const shown = found.rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(toWire),
    current: page,
    pages: Math.max(1, Math.ceil(Math.min(total, CAP) / limit)),
    total: Math.min(total, CAP),
    ...(total > CAP && { totalIsCapped: true }),
    ...(found.rows.length > limit &&
      last &&
      sorting.byTime && { next: writeCursor({ at: last.created_at, id: last.id }) }),
  };
}
