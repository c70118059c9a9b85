import {
  type Currency,
  isCurrency,
  type Money,
  minorUnits,
  money,
  subtractMoney,
  sumFromMajor,
  toMajorNumber,
} from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import { invalidRule } from '../../basics/problems.ts';
import type { Db } from '../../db/transaction.ts';
import { refundedPartsOf } from '../../ledger/refunded-parts.ts';

export interface Period {
  merchantId: string;
  currency: string;
  dateFrom: string;
  dateTo: string;
}

/**
 * Sums of the successful transactions that are in no settlement yet, minus their refunds and minus refunds of payments that
 * were settled before.
 */
export interface Revenue extends Record<Part, Money<Currency>> {
  /** 0 when there is nothing to settle. */
  transactions: number;
  /** What the period earned, before refunds of payments that were settled before are deducted. */
  earned: Money<Currency>;
  /** Refunds of payments that were settled before. */
  late: Money<Currency>;
  /** True when refunds of settled payments exceed the period's revenue. They wait for a period that covers them. */
  outweighed?: true;
}

const parts = ['total', 'carrier', 'walee', 'merchant'] as const;
type Part = (typeof parts)[number];
type Sums = Record<string, string>;

function sums(currency: string) {
  const digits = isCurrency(currency) ? minorUnits(currency) : 2;
  const back = refundedPartsOf({
    refunded: sql`refunded_amount`,
    amount: sql`amount`,
    carrier: sql`carrier_share_value`,
    merchant: sql`merchant_share_value`,
    decimals: sql.lit(digits),
  });
  return sql`
    count(*) as transactions,
    coalesce(sum(amount - refunded_amount), 0) as total,
    coalesce(sum(carrier_share_value - ${back.carrier}), 0) as carrier,
    coalesce(sum(walee_share_value - ${back.owner}), 0) as walee,
    coalesce(sum(merchant_share_value - ${back.merchant}), 0) as merchant`;
}

function revenueOf(earned: Sums | undefined, late: Sums | undefined, currency: string): Revenue {
  if (!isCurrency(currency)) throw invalidRule('merchant.currency.known');
  const sum = (sums: Sums | undefined, part: Part) => sumFromMajor(sums?.[part] ?? '0', currency);
  const net = (part: Part) => subtractMoney(sum(earned, part), sum(late, part));
  const gross = { earned: sum(earned, 'total'), late: sum(late, 'total') };
  const revenue = {
    total: net('total'),
    carrier: net('carrier'),
    walee: net('walee'),
    merchant: net('merchant'),
  };
  if (parts.every((part) => revenue[part].minor >= 0n))
    return { transactions: Number(earned?.transactions ?? 0), ...revenue, ...gross };
  const none = money(0n, currency);
  const nothing = { transactions: 0, total: none, carrier: none, walee: none, merchant: none };
  return { ...nothing, ...gross, outweighed: true };
}

const first = async (query: RawBuilder<Sums>, db: Db): Promise<Sums | undefined> =>
  (await query.execute(db)).rows[0];

const lateSums = sql`sum(total) as total, sum(carrier) as carrier, sum(walee) as walee, sum(merchant) as merchant`;

/**
 * Returns the revenue that a settlement of this merchant, currency and period would claim now. Counts only status
 * Success.
 */
export async function unclaimedRevenue(
  db: Db,
  { merchantId, currency, dateFrom, dateTo }: Period,
): Promise<Revenue> {
  const earned = sql<Sums>`
    select ${sums(currency)} from transactions
    where user_type_id = ${merchantId} and currency = ${currency} and status = 'Success' and settlement_id is null
      and business_day between ${dateFrom} and ${dateTo}`;
  const late = sql<Sums>`
    select ${lateSums} from late_refunds
    where user_type_id = ${merchantId} and currency = ${currency} and settlement_id is null`;
  return revenueOf(await first(earned, db), await first(late, db), currency);
}

/**
 * Claims the transactions and late refunds in the settlement's commit. Rows that another settlement has claimed are
 * skipped.
 */
export async function claimRevenue(
  db: Db,
  settlementId: string,
  { merchantId, currency, dateFrom, dateTo }: Period,
): Promise<Revenue> {
  const earned = sql<Sums>`
    with claimed as (
      update transactions set settlement_id = ${settlementId}
      where user_type_id = ${merchantId} and currency = ${currency} and status = 'Success' and settlement_id is null
        and business_day between ${dateFrom} and ${dateTo}
      returning amount, refunded_amount, carrier_share_value, walee_share_value, merchant_share_value
    ) select ${sums(currency)} from claimed`;
  const late = sql<Sums>`
    with netted as (
      update late_refunds set settlement_id = ${settlementId}
      where user_type_id = ${merchantId} and currency = ${currency} and settlement_id is null
      returning total, carrier, walee, merchant
    ) select ${lateSums} from netted`;
  return revenueOf(await first(earned, db), await first(late, db), currency);
}

/** Returns a part in percent of the whole with two decimals; 0 when the whole is 0. */
export function percentageOf(part: Money<Currency>, whole: Money<Currency>): number {
  if (whole.minor === 0n) return 0;
  // Rounds half up to hundredths of a percent, with exact integers.
  const hundredths = (part.minor * 20_000n + whole.minor) / (whole.minor * 2n);
  return Number(hundredths) / 100;
}

/** Converts the revenue to the contract's item. `merchantShare` is a percentage here, not an amount. */
export const revenueWire = (revenue: Revenue) => ({
  totalAmount: toMajorNumber(revenue.total),
  waleeShareValue: toMajorNumber(revenue.walee),
  waleeSharePercentage: percentageOf(revenue.walee, revenue.total),
  merchantShareValue: toMajorNumber(revenue.merchant),
  merchantShare: percentageOf(revenue.merchant, revenue.total),
  ...(revenue.late.minor > 0n && {
    earnedAmount: toMajorNumber(revenue.earned),
    lateRefundAmount: toMajorNumber(revenue.late),
  }),
});
