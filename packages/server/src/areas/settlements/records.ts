import { sql } from 'kysely';
import { asUser, type Caller, tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import { contains, fetchPage, type PageQuery } from '../../lists/page.ts';
import { notFound } from '../../problems.ts';
import type { SettlementRow } from './wire.ts';

export const sorting = {
  columns: {
    transactionDate: 'transaction_date',
    transactionId: 'transaction_id',
    merchantName: 'merchant_name',
    channel: 'channel',
    country: 'country',
    totalRevenue: 'total_revenue',
    netSettledAmount: 'net_settled_amount',
    grossSettledAmount: 'gross_settled_amount',
  },
  fallback: '-transactionDate',
  tieBreak: 'id',
};

export interface SettlementFilter {
  q?: string | undefined;
  country?: string | undefined;
  currency?: string | undefined;
  /** When it was made, as instants. */
  made?: { from: Date; to: Date };
}

/** One page of the settlements that the caller may see. */
export function listSettlements<Wire>(
  db: Db,
  caller: UserCaller,
  query: PageQuery,
  filter: SettlementFilter,
  toWire: (row: SettlementRow) => Wire,
) {
  const tenant = tenantOf(caller);
  const parts = [sql<boolean>`true`];
  if (tenant !== undefined) parts.push(sql<boolean>`user_type_id = ${tenant}`);
  if (filter.country !== undefined) parts.push(sql<boolean>`country = ${filter.country}`);
  if (filter.currency !== undefined) parts.push(sql<boolean>`local_currency = ${filter.currency}`);
  if (filter.made)
    parts.push(
      sql<boolean>`transaction_date >= ${filter.made.from} and transaction_date < ${filter.made.to}`,
    );
  if (filter.q) {
    const pattern = contains(filter.q);
    parts.push(
      sql<boolean>`(merchant_name ilike ${pattern} or channel ilike ${pattern} or transaction_id::text = ${filter.q})`,
    );
  }
  const where = sql<boolean>`${sql.join(parts, sql` and `)}`;
  const count = db
    .selectFrom('settlements')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where(where);
  return fetchPage(db.selectFrom('settlements').selectAll().where(where), count, query, sorting, toWire);
}

/** A settlement by `_id` or by its transaction id; another tenant's does not exist. */
export async function visibleSettlement(db: Db, caller: Caller, id: string): Promise<SettlementRow> {
  const tenant = tenantOf(asUser(caller));
  const row = await db
    .selectFrom('settlements')
    .selectAll()
    .where((eb) => (/^\d{1,18}$/.test(id) ? eb('transaction_id', '=', id) : eb('id', '=', id)))
    .executeTakeFirst();
  if (!row || (tenant !== undefined && row.user_type_id !== tenant)) throw notFound('Settlement not found');
  return row;
}
