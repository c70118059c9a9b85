import { dayRange } from '@daftar/domain';
import { sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { collected, sumCollected } from '../../figures/collected.ts';
import { businessDaysBetween } from '../../figures/days.ts';
import type { Gateway } from '../../gateway.ts';
import { contains } from '../../lists/condition.ts';
import { fetchDerivedPage } from '../../lists/derived-page.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { merchantOf } from '../../records/joins.ts';

interface ReconciliationSums {
  user_type_id: string;
  merchant_name: string;
  transactions: string;
  amount: string;
  refunded: string;
  billed: string;
  settled: string;
  difference: string;
}

const reconciliationList = {
  sorts: {
    merchantName: 'merchant_name',
    transactionCount: 'transactions',
    transactionAmount: 'amount',
    refundedAmount: 'refunded',
    billedAmount: 'billed',
    settledAmount: 'settled',
    difference: 'difference',
  },
  fallback: 'merchantName',
  tieBreak: 'user_type_id',
};

/**
 * Compares three sources per merchant: the transactions, the daily figures (billing) and the payments that settlements
 * claimed. A claimed payment counts minus the refunds before its settlement and those that a later settlement has deducted.
 * For carriers the report is empty, because they have no settlements.
 */
export function reconciliationRows(
  gateway: Gateway,
  caller: UserCaller,
  body: Omit<Body<'reportReconciliation'>, 'page' | 'limit'>,
) {
  const { dateFrom, dateTo, country, currency, userTypeId } = body;
  const days = businessDaysBetween(dateFrom, dateTo, 'dateTo');
  // A business day is never before the day of `created_at`, so later rows can be skipped.
  const { to } = dayRange(dateFrom, dateTo, zoneOf(gateway, country));
  const tenant = tenantOf(caller);
  const own = tenant === undefined ? sql`true` : sql`user_type_id = ${tenant}`;
  const only = userTypeId === undefined ? sql`` : sql`and user_type_id = ${userTypeId}`;
  const place = sql`${days} and country = ${country} and currency = ${currency} and ${collected} and ${own} ${only}`;
  const search = body.q ? sql`where fold_text(m.name) like ${contains(body.q)}` : sql``;
  const rows = sql<ReconciliationSums>`
    select sums.*, coalesce(m.name, user_type_id) as merchant_name, amount - refunded - settled as difference
    from (
      select user_type_id, coalesce(transactions, 0) as transactions, coalesce(amount, 0) as amount,
        coalesce(refunded, 0) as refunded, coalesce(settled, 0) as settled, coalesce(billed, 0) as billed
      from (
        select t.user_type_id, count(*) as transactions, sum(t.amount) as amount, sum(t.refunded_amount) as refunded,
          sum(t.amount - t.refunded_amount + coalesce(late.total, 0)) filter (where t.settlement_id is not null) as settled
        from (select * from transactions where created_at < ${to} and ${place}) t
        left join (
          select transaction_id, sum(total) as total from late_refunds where settlement_id is null group by 1
        ) late on late.transaction_id = t.id
        group by t.user_type_id
      ) counted
      full join (
        select user_type_id, ${sumCollected('amount')} as billed from daily_figures where ${place}
        group by user_type_id having sum(transactions) <> 0
      ) figures using (user_type_id)
    ) sums
    ${sql.raw(merchantOf('sums', 'left join'))} ${search}`;
  const toWire = (row: ReconciliationSums) => ({
    userTypeId: row.user_type_id,
    merchantName: row.merchant_name,
    currency,
    transactionCount: Number(row.transactions),
    transactionAmount: Number(row.amount),
    refundedAmount: Number(row.refunded),
    billedAmount: Number(row.billed),
    settledAmount: Number(row.settled),
    difference: Number(row.difference),
  });
  return { rows, source: reconciliationList, toWire };
}

export async function reportReconciliation(
  gateway: Gateway,
  db: Db,
  caller: UserCaller,
  body: Body<'reportReconciliation'>,
) {
  await assertMerchant(db, caller, body.userTypeId);
  return fetchDerivedPage(db, reconciliationRows(gateway, caller, body), body);
}
