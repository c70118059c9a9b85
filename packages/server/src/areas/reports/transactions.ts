import { dayRange } from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { invalid } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { inScope } from '../../figures/scope.ts';
import type { Gateway } from '../../gateway.ts';
import { asSql, contains } from '../../lists/condition.ts';
import { numberPatterns } from '../../lists/number-patterns.ts';
import { indexed, type Sorts, sortsWithout } from '../../lists/sort.ts';
import { attemptsWith } from '../../records/attempts-with.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { merchantsMentioned } from '../../records/by-name.ts';
import { orderNamed } from '../../records/order-named.ts';
import { outstandingRefunds } from '../refunds/public.ts';
import { assertSeller } from '../services/public.ts';
import { transactionPage } from './transaction-page.ts';
import { sharesHiddenFrom, transactionWire } from './wire.ts';

type ReportBody = Body<'reportTransactions'>;
export type TransactionFilter = Omit<ReportBody, 'page' | 'limit' | 'after'>;

const transactionSorts: Sorts = {
  transactionId: indexed('id'),
  transactionDate: indexed('created_at'),
  amount: 'amount',
  status: 'status',
  serviceName: 'service_name',
  orderId: indexed('order_id'),
  msisdn: 'msisdn',
  operator: 'operator',
  productName: 'product_name',
  netAmount: 'net_amount',
  merchantShareValue: 'merchant_share_value',
  waleeShareValue: 'walee_share_value',
  carrierShareValue: 'carrier_share_value',
  refundedAmount: 'refunded_amount',
};

/** The fields by which the caller may sort transactions. */
export const transactionSortsFor = (caller: Pick<UserCaller, 'accountKind'>): Sorts =>
  sortsWithout(transactionSorts, sharesHiddenFrom(caller));

/**
 * Returns an alternative that finds the payments of a merchant by its name or id, as the lists of requests, logs and deliveries
 * do. Empty for users of merchants and carriers: a merchant has only its own payments, and a carrier is not told whose they are.
 */
const ofMerchantNamed = ({ accountKind }: UserCaller, text: string) =>
  accountKind === 'owner' ? sql`or user_type_id = any(array(${merchantsMentioned(text)}))` : sql``;

/** Returns the conditions of the transaction report. The time range lets PostgreSQL skip partitions outside of it. */
export function transactionsWhere(gateway: Gateway, caller: UserCaller, body: TransactionFilter) {
  const zone = zoneOf(gateway, body.country);
  if (body.dateFrom > body.dateTo) throw invalid('request.backwards', {}, 'dateTo');
  const { from, to } = dayRange(body.dateFrom, body.dateTo, zone);
  const parts = [
    sql`created_at >= ${from}`,
    sql`created_at < ${to}`,
    sql`country = ${body.country}`,
    sql`currency = ${body.currency}`,
    inScope(caller),
  ];
  if (body.status !== undefined) parts.push(sql`status = ${body.status}`);
  if (body.userTypeId !== undefined) parts.push(sql`user_type_id = ${body.userTypeId}`);
  if (body.serviceId !== undefined) parts.push(sql`service_id = ${body.serviceId}`);
  if (body.duplicate !== undefined) parts.push(sql`duplicate`);
  if (body.paymentMethod !== undefined) parts.push(sql`method = ${body.paymentMethod}`);
  if (body.q) {
    const pattern = contains(body.q);
    const byNumber = sql.join(
      numberPatterns(body.q).map((number) => sql`msisdn like ${number}`),
      sql` or `,
    );
    parts.push(
      sql`(${asSql(orderNamed(body.q))} or id = ${body.q} or ${byNumber} or fold_text(service_name) like ${pattern}
        ${ofMerchantNamed(caller, body.q)} or attempt_id = any(array(select id from ${attemptsWith(body.q)})))`,
    );
  }
  return sql.join(parts, sql` and `);
}

/** Returns a page of the transaction report, newest first by default. */
export async function reportTransactions(gateway: Gateway, db: Db, caller: UserCaller, body: ReportBody) {
  await assertSeller(db, caller, body.userTypeId);
  const filter = transactionsWhere(gateway, caller, body);
  const page = await transactionPage(db, filter, body, transactionSortsFor(caller), (row) => row);
  const refunds = await outstandingRefunds(
    db,
    page.data.map(({ id }) => id),
  );
  return {
    ...page,
    data: page.data.map((row) => transactionWire(gateway, caller, row, refunds.get(row.id))),
  };
}
