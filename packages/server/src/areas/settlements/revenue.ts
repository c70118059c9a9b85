import { type Currency, fromMajor, isCurrency, type Money, minorUnits, toMajorNumber } from '@daftar/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { invalid } from '../../problems.ts';

export interface Period {
  merchantId: string;
  currency: string;
  dateFrom: string;
  dateTo: string;
}

/** Sums of successful transactions that no settlement has claimed, net of what was refunded. */
export interface Revenue {
  transactions: number;
  total: Money<Currency>;
  carrier: Money<Currency>;
  walee: Money<Currency>;
  merchant: Money<Currency>;
}

function sums(currency: string) {
  const digits = isCurrency(currency) ? minorUnits(currency) : 2;
  // What refunds took from each part, split and rounded just as the books split them.
  const carrierBack = sql`round(refunded_amount * carrier_share / 100, ${digits}::int)`;
  const bothBack = sql`round(refunded_amount * (carrier_share + merchant_share) / 100, ${digits}::int)`;
  return sql<Record<'transactions' | 'total' | 'carrier' | 'walee' | 'merchant', string>>`
    count(*) as transactions,
    coalesce(sum(amount - refunded_amount), 0) as total,
    coalesce(sum(carrier_share_value - ${carrierBack}), 0) as carrier,
    coalesce(sum(walee_share_value - (refunded_amount - ${bothBack})), 0) as walee,
    coalesce(sum(merchant_share_value - (${bothBack} - ${carrierBack})), 0) as merchant`;
}

export function revenueOf(row: Record<string, string> | undefined, currency: string): Revenue {
  if (!isCurrency(currency)) throw invalid('Provided currency is invalid', 'currency');
  const amount = (key: string) => fromMajor(row?.[key] ?? '0', currency);
  return {
    transactions: Number(row?.transactions ?? 0),
    total: amount('total'),
    carrier: amount('carrier'),
    walee: amount('walee'),
    merchant: amount('merchant'),
  };
}

/** What a settlement of this merchant, currency and period would claim now; status Success is forced here. */
export async function unclaimedRevenue(
  db: Db,
  { merchantId, currency, dateFrom, dateTo }: Period,
): Promise<Revenue> {
  const { rows } = await sql<Record<string, string>>`
    select ${sums(currency)} from transactions
    where user_type_id = ${merchantId} and currency = ${currency} and status = 'Success' and settlement_id is null
      and business_day between ${dateFrom} and ${dateTo}`.execute(db);
  return revenueOf(rows[0], currency);
}

/** Claims them, in the settlement's own commit: a row that another settlement holds is never claimed twice. */
export async function claimRevenue(
  db: Db,
  settlementId: string,
  { merchantId, currency, dateFrom, dateTo }: Period,
): Promise<Revenue> {
  const { rows } = await sql<Record<string, string>>`
    with claimed as (
      update transactions set settlement_id = ${settlementId}
      where user_type_id = ${merchantId} and currency = ${currency} and status = 'Success' and settlement_id is null
        and business_day between ${dateFrom} and ${dateTo}
      returning amount, refunded_amount, carrier_share, merchant_share, carrier_share_value, walee_share_value,
        merchant_share_value
    ) select ${sums(currency)} from claimed`.execute(db);
  return revenueOf(rows[0], currency);
}

/** A part in percent of a whole, two decimals; 0 of nothing. */
export function percentageOf(part: Money<Currency>, whole: Money<Currency>): number {
  if (whole.minor === 0n) return 0;
  // Half up in hundredths of a percent, exact integers throughout.
  const hundredths = (part.minor * 20_000n + whole.minor) / (whole.minor * 2n);
  return Number(hundredths) / 100;
}

/** The contract's revenue item: here merchantShare is the percentage. */
export const revenueWire = (revenue: Revenue) => ({
  totalAmount: toMajorNumber(revenue.total),
  waleeShareValue: toMajorNumber(revenue.walee),
  waleeSharePercentage: percentageOf(revenue.walee, revenue.total),
  merchantShareValue: toMajorNumber(revenue.merchant),
  merchantShare: percentageOf(revenue.merchant, revenue.total),
});
