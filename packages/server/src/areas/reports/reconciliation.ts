import { dayRange, isCurrency, minorUnits } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { collected, sumCollected } from '../../figures/collected.ts';
import { businessDaysBetween } from '../../figures/days.ts';
import type { Gateway } from '../../gateway.ts';
import { refundedPartsOf } from '../../ledger/refunded-parts.ts';
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
  refunded_walee: string;
  refunded_merchant: string;
  settled_walee: string;
  settled_merchant: string;
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
 * claimed, with the shares of each. A claimed payment counts minus the refunds before its settlement and those that a later
 * settlement has deducted.
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
  const back = refundedPartsOf({
    refunded: sql`t.refunded_amount`,
    amount: sql`t.amount`,
    carrier: sql`t.carrier_share_value`,
    merchant: sql`t.merchant_share_value`,
    decimals: sql.lit(isCurrency(currency) ? minorUnits(currency) : 2),
  });
  const settled = (share: RawBuilder<unknown>) =>
    sql`coalesce(sum(${share}) filter (where t.settlement_id is not null), 0)`;
  const search = body.q ? sql`where fold_text(m.name) like ${contains(body.q)}` : sql``;
  const rows = sql<ReconciliationSums>`
    select sums.*, coalesce(m.name, user_type_id) as merchant_name, amount - refunded - settled as difference
    from (
      select user_type_id, coalesce(transactions, 0) as transactions, coalesce(amount, 0) as amount,
        coalesce(refunded, 0) as refunded, coalesce(settled, 0) as settled, coalesce(billed, 0) as billed,
        coalesce(refunded_walee, 0) as refunded_walee, coalesce(refunded_merchant, 0) as refunded_merchant,
        coalesce(settled_walee, 0) as settled_walee, coalesce(settled_merchant, 0) as settled_merchant
      from (
        select t.user_type_id, count(*) as transactions, sum(t.amount) as amount, sum(t.refunded_amount) as refunded,
          ${settled(sql`t.amount - t.refunded_amount + coalesce(late.total, 0)`)} as settled,
          sum(${back.owner}) as refunded_walee, sum(${back.merchant}) as refunded_merchant,
          ${settled(sql`t.walee_share_value - ${back.owner} + coalesce(late.walee, 0)`)} as settled_walee,
          ${settled(sql`t.merchant_share_value - ${back.merchant} + coalesce(late.merchant, 0)`)} as settled_merchant
        from (select * from transactions where created_at < ${to} and ${place}) t
        left join (
          select transaction_id, sum(total) as total, sum(walee) as walee, sum(merchant) as merchant from late_refunds where settlement_id is null group by 1
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
    refundedWaleeShare: Number(row.refunded_walee),
    refundedMerchantShare: Number(row.refunded_merchant),
    settledWaleeShare: Number(row.settled_walee),
    settledMerchantShare: Number(row.settled_merchant),
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
