import { addMoney } from '../money/arithmetic.ts';
import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';

/** A row of Services Share: a service's number of payments and its percentage of all payments, with two decimals. */
export type ServiceShare = { readonly service: string; readonly count: number; readonly percentage: number };

/** A row of Revenue Share: the sum of a service's payments in one currency. */
export type RevenueShare = {
  readonly service: string;
  readonly count: number;
  readonly currency: Currency;
  readonly amount: Money;
  /** What was refunded of these payments since. */
  readonly refunded: Money;
};

type Earned = Pick<RevenueShare, 'service' | 'count' | 'amount' | 'refunded'>;

/**
 * Returns each count's percentage of the total, rounded half up to two decimals; zeros if the total is 0.
 *
 * Equal counts have equal percentages, so the percentages need not add up to exactly 100.
 */
export function percentagesOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const [one, whole] = [20_000n, 2n * BigInt(total)];
  return counts.map((count) => Number((one * BigInt(count) + BigInt(total)) / whole) / 100);
}

/** Returns the rows of Services Share, the largest first. Services with the same name share a row. */
export function serviceShares(
  counted: readonly { readonly service: string; readonly count: number }[],
): readonly ServiceShare[] {
  const counts = new Map<string, number>();
  for (const { service, count } of counted) counts.set(service, (counts.get(service) ?? 0) + count);
  const rows = [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  const percentages = percentagesOf(rows.map(([, count]) => count));
  return rows.map(([service, count], index) => ({ service, count, percentage: percentages[index] ?? 0 }));
}

/**
 * Returns the rows of Revenue Share, by currency, the largest amount first. Amounts of different currencies are never
 * added.
 */
export function revenueShares(earned: readonly Earned[]): readonly RevenueShare[] {
  const rows = new Map<string, RevenueShare>();
  for (const { service, count, amount, refunded } of earned) {
    const { currency } = amount;
    const key = JSON.stringify([currency, service]);
    const row = rows.get(key);
    rows.set(key, {
      service,
      currency,
      count: (row?.count ?? 0) + count,
      amount: row ? addMoney(row.amount, amount) : amount,
      refunded: row ? addMoney(row.refunded, refunded) : refunded,
    });
  }
  const order = (a: RevenueShare, b: RevenueShare): number => {
    if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
    if (a.amount.minor !== b.amount.minor) return a.amount.minor > b.amount.minor ? -1 : 1;
    return a.service < b.service ? -1 : 1;
  };
  return [...rows.values()].sort(order);
}
