import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { collected, sumCollected } from '../../figures/collected.ts';
import { businessDaysBetween } from '../../figures/days.ts';
import { inScope } from '../../figures/scope.ts';
import { contains } from '../../lists/condition.ts';
import { fetchDerivedPage } from '../../lists/derived-page.ts';
import { merchantOf } from '../../records/joins.ts';
import { assertSeller } from '../services/public.ts';
import { billingId } from './key.ts';

type BillingBody = Body<'reportBilling'>;

interface BillingSums {
  user_type_id: string;
  service_name: string;
  country: BillingBody['country'];
  currency: string;
  transactions: string;
  amount: string;
  refunded_amount: string;
  walee_share_value: string;
  merchant_share_value: string;
  carrier_share_value: string;
  status: 'Success' | 'Failed';
  marked: boolean;
  merchant_name: string | null;
}

const billingList = {
  sorts: {
    serviceName: 'service_name',
    totalNumberOfTransactions: 'transactions',
    totalAmount: 'amount',
    waleeShareValue: 'walee_share_value',
    merchantShareValue: 'merchant_share_value',
    status: 'status',
  },
  fallback: '-totalAmount',
  // Unique, because the filter has one country and one currency.
  tieBreak: 'user_type_id, service_name',
};
/** Carriers cannot sort by shares that they must not see, because the order would reveal them. */
const { waleeShareValue: _walee, merchantShareValue: _merchant, ...carrierSorts } = billingList.sorts;

export type BillingFilter = Omit<BillingBody, 'page' | 'limit'>;

/** Returns the billing report: sums of successful transactions per service, with the status that users have set. */
export function billingRows(caller: UserCaller, body: BillingFilter) {
  const { dateFrom, dateTo, country, currency, q, userTypeId } = body;
  const search = q ? sql`and fold_text(service_name) like ${contains(q)}` : sql``;
  const only = userTypeId === undefined ? sql`` : sql`and user_type_id = ${userTypeId}`;
  const rows = sql<BillingSums>`
    select f.*, coalesce(b.status, 'Failed') as status, b.status is not null as marked, m.name as merchant_name
    from (
      select user_type_id, service_name, country, currency, ${sumCollected('transactions')} as transactions,
        ${sumCollected('amount')} as amount, ${sumCollected('refunded_amount')} as refunded_amount,
        ${sumCollected('carrier_share_value')} as carrier_share_value,
        ${sumCollected('merchant_share_value')} as merchant_share_value,
        ${sumCollected('walee_share_value')} as walee_share_value
      from daily_figures
      where ${businessDaysBetween(dateFrom, dateTo, 'dateTo')} and country = ${country} and currency = ${currency}
        and ${collected} and ${inScope(caller)} ${only} ${search}
      group by user_type_id, service_name, country, currency having sum(transactions) > 0
    ) f
    left join (
      select * from billing_statuses where date_from = ${dateFrom}::date and date_to = ${dateTo}::date
    ) b using (user_type_id, service_name, country, currency)
    ${sql.raw(merchantOf('f', 'left join'))}`;
  const isCarrier = caller.accountKind === 'carrier';
  const source = isCarrier ? { ...billingList, sorts: carrierSorts } : billingList;
  const toWire = (row: BillingSums) => ({
    _id: billingId(row, dateFrom, dateTo),
    country: row.country,
    currency: row.currency,
    serviceName: row.service_name,
    totalNumberOfTransactions: Number(row.transactions),
    totalAmount: Number(row.amount),
    refundedAmount: Number(row.refunded_amount),
    ...sharesOf(row, isCarrier),
    userTypeId: row.user_type_id,
    merchantName: row.merchant_name ?? row.user_type_id,
    dateFrom,
    dateTo,
    status: row.status,
    marked: row.marked,
  });
  return { rows, source, toWire };
}

export async function listBilling(db: Db, caller: UserCaller, body: BillingBody) {
  await assertSeller(db, caller, body.userTypeId);
  return fetchDerivedPage(db, billingRows(caller, body), body);
}

type Shares = Pick<BillingSums, 'walee_share_value' | 'merchant_share_value' | 'carrier_share_value'>;

/** Returns the shares that the caller may see; users of a carrier see only the carrier's. */
export const sharesOf = (row: Shares, isCarrier: boolean) => ({
  carrierShareValue: Number(row.carrier_share_value),
  ...(!isCarrier && {
    waleeShareValue: Number(row.walee_share_value),
    merchantShareValue: Number(row.merchant_share_value),
  }),
});
