import { dayRange } from '@daftar/domain';
import { sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { zoneOf } from '../../business-zone.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { contains } from '../../lists/condition.ts';
import { type Cursor, readCursor, writeCursor } from '../../lists/cursor.ts';
import { invalid } from '../../problems.ts';
import { type TransactionRow, transactionWire } from './transaction-wire.ts';

type ReportBody = Body<'reportTransactions'>;

const DEFAULT_LIMIT = 25;
/** Page numbers and exact totals end here; the cursor goes on. */
const CAP = 10_000;

const SORTS: Record<string, string> = {
  transactionDate: 'created_at',
  amount: 'amount',
  status: 'status',
  serviceName: 'service_name',
  orderId: 'order_id',
};

/** The part of WHERE that rows and count share; time first, so that partitions outside the range are not read. */
function where(gateway: Gateway, caller: UserCaller, body: ReportBody) {
  const zone = zoneOf(gateway, body.country);
  if (body.dateFrom > body.dateTo) throw invalid('The period must not end before it begins', 'dateTo');
  const { from, to } = dayRange(body.dateFrom, body.dateTo, zone);
  const parts = [
    sql`created_at >= ${from}`,
    sql`created_at < ${to}`,
    sql`country = ${body.country}`,
    sql`currency = ${body.currency}`,
  ];
  const tenant = tenantOf(caller);
  if (tenant !== undefined) {
    const column = caller.accountKind === 'carrier' ? sql.ref('carrier_id') : sql.ref('user_type_id');
    parts.push(sql`${column} = ${tenant}`);
  }
  if (body.status !== undefined) parts.push(sql`status = ${body.status}`);
  if (body.q) {
    const pattern = contains(body.q);
    parts.push(
      sql`(order_id = ${body.q} or id = ${body.q} or msisdn like ${pattern} or service_name ilike ${pattern})`,
    );
  }
  return sql.join(parts, sql` and `);
}

/** The order, and the way past a cursor: the range's upper bound becomes the cursor itself. */
function order(body: ReportBody) {
  const sort = body.sort ?? '-transactionDate';
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const column = Object.hasOwn(SORTS, name) ? SORTS[name] : undefined;
  if (column === undefined)
    throw invalid(
      `sort must be one of ${Object.keys(SORTS).join(', ')}, with - before it for descending`,
      'sort',
    );
  const direction = descending ? sql`desc` : sql`asc`;
  return {
    byTime: column === 'created_at' && descending,
    sql: sql`${sql.ref(column)} ${direction}, id ${direction}`,
  };
}

const past = (cursor: Cursor) =>
  sql`and created_at <= ${cursor.at} and (created_at, id) < (${cursor.at}, ${cursor.id})`;

/** One page of the transaction report, newest first, each row with its frozen shares. */
export async function reportTransactions(gateway: Gateway, db: Db, caller: UserCaller, body: ReportBody) {
  const page = body.page ?? 1;
  const limit = body.limit ?? DEFAULT_LIMIT;
  const sorting = order(body);
  if (body.after !== undefined && !sorting.byTime)
    throw invalid('A cursor goes with the newest first', 'sort');
  const cursor = body.after === undefined ? undefined : readCursor(body.after);
  if (!cursor && (page - 1) * limit >= CAP)
    throw invalid('Pages end at 10,000 rows: go on with the cursor in next', 'page');
  const filter = where(gateway, caller, body);
  const [rows, counted] = await Promise.all([
    sql<TransactionRow>`
      select * from transactions where ${filter} ${cursor ? past(cursor) : sql``}
      order by ${sorting.sql} limit ${limit + 1} ${cursor ? sql`` : sql`offset ${(page - 1) * limit}`}`.execute(
      db,
    ),
    sql<{ total: string }>`
      select count(*) as total from (select 1 from transactions where ${filter} limit ${CAP + 1}) counted`.execute(
      db,
    ),
  ]);
  const total = Number(counted.rows[0]?.total ?? 0);
  const shown = rows.rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => transactionWire(row, caller)),
    current: page,
    pages: Math.max(1, Math.ceil(Math.min(total, CAP) / limit)),
    total: Math.min(total, CAP),
    ...(total > CAP && { totalIsCapped: true }),
    ...(rows.rows.length > limit &&
      last &&
      sorting.byTime && { next: writeCursor({ at: last.created_at, id: last.id }) }),
  };
}
