import { normaliseDigits } from '@daftar/domain';
import { asUser, type Caller, tenantOf, type UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import { fetchPage, type ListSource, type PageQuery } from '../../lists/page.ts';
import type { SettlementRow } from './wire.ts';

export const settlementList: ListSource = {
  columns: '*',
  from: 'settlements',
  sorts: {
    transactionDate: 'transaction_date',
    transactionId: 'transaction_id',
    merchantName: 'merchant_name',
    channel: 'channel',
    country: 'country',
    dateFrom: 'date_from',
    totalRevenue: 'total_revenue',
    netTransferAmount: 'net_transfer_amount',
    netSettledAmount: 'net_settled_amount',
    grossSettledAmount: 'gross_settled_amount',
    settledCurrency: 'settled_currency',
  },
  fallback: '-transactionDate',
  tieBreak: 'id',
};

export interface SettlementFilter {
  q?: string | undefined;
  country?: string | undefined;
  currency?: string | undefined;
  /** A merchant's id. */
  userTypeId?: string | undefined;
  /** Days (YYYY-MM-DD) that the settlement's period overlaps; each bound may be absent. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  /** Instants between which the settlement was created; `to` is excluded. */
  made?: { from: Date; to: Date };
}

export function settlementConditions(
  caller: UserCaller,
  { q, country, currency, userTypeId, dateFrom, dateTo, made }: SettlementFilter,
): Condition[] {
  const conditions: Condition[] = [];
  const tenant = tenantOf(caller);
  if (tenant !== undefined) conditions.push(condition`user_type_id = ${tenant}`);
  if (country !== undefined) conditions.push(condition`country = ${country}`);
  if (currency !== undefined) conditions.push(condition`local_currency = ${currency}`);
  if (userTypeId !== undefined) conditions.push(condition`user_type_id = ${userTypeId}`);
  if (dateFrom !== undefined) conditions.push(condition`date_to >= ${dateFrom}::date`);
  if (dateTo !== undefined) conditions.push(condition`date_from <= ${dateTo}::date`);
  if (made) conditions.push(condition`transaction_date >= ${made.from} and transaction_date < ${made.to}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(fold_text(merchant_name) like ${pattern} or fold_text(channel) like ${pattern} or transaction_id::text = ${normaliseDigits(q)})`,
    );
  }
  return conditions;
}

/** Returns one page of the settlements that the caller may see. */
export const listSettlements = <Wire>(
  { pool }: Gateway,
  caller: UserCaller,
  query: PageQuery,
  filter: SettlementFilter,
  toWire: (row: SettlementRow) => Wire,
) => fetchPage(pool, settlementList, settlementConditions(caller, filter), query, toWire);

/** Returns a settlement by `_id` or transaction id. Throws 404 when it belongs to another tenant. */
export async function visibleSettlement(db: Db, caller: Caller, id: string): Promise<SettlementRow> {
  const tenant = tenantOf(asUser(caller));
  const row = await db
    .selectFrom('settlements')
    .selectAll()
    .where((eb) => (/^\d{1,18}$/.test(id) ? eb('transaction_id', '=', id) : eb('id', '=', id)))
    .executeTakeFirst();
  if (!row || (tenant !== undefined && row.user_type_id !== tenant)) throw notFound('settlement.missing');
  return row;
}
