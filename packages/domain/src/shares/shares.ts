import { addDecimals, compareDecimals, type Decimal, type DecimalInput, decimal } from '../money/decimal.ts';
import { addMoney, type Currency, type Money, money, percentOf, subtractMoney } from '../money/money.ts';

/** A service's three percentages. */
export type Shares = {
  readonly carrierShare: DecimalInput;
  readonly merchantShare: DecimalInput;
  readonly waleeShare: DecimalInput;
};

/** The sum of the shares. If it is `below` 100 percent, forms warn; if it is `above`, they reject the service. */
export type SharesCheck = { readonly total: Decimal; readonly state: 'whole' | 'below' | 'above' };

const hundred = decimal(100);

/**
 * Adds up a service's shares and compares the sum with 100 percent.
 *
 * @throws RangeError when a share is negative or not a number.
 */
export function checkShares({ carrierShare, merchantShare, waleeShare }: Shares): SharesCheck {
  const parts = [carrierShare, merchantShare, waleeShare].map(decimal);
  if (parts.some((part) => part.coefficient < 0n)) throw new RangeError('A share is negative');
  const total = parts.reduce(addDecimals);
  const order = compareDecimals(total, hundred);
  return { total, state: order === 0 ? 'whole' : order < 0 ? 'below' : 'above' };
}

/** A payment's amount, split between carrier, merchant and platform owner. */
export type Split<C extends Currency = Currency> = {
  readonly carrier: Money<C>;
  readonly merchant: Money<C>;
  readonly owner: Money<C>;
  /** The amount minus the carrier's part. */
  readonly net: Money<C>;
};

/**
 * Splits a payment by a service's percentages. The three parts always add up to the amount and none is negative.
 *
 * The carrier's part, and the sum of carrier's and merchant's parts, are rounded half up. The platform owner gets the rest,
 * also if the shares add up to less than 100 percent.
 *
 * @throws RangeError when the amount is negative, a share is not a percentage or the shares exceed 100.
 */
export function splitAmount<C extends Currency>(amount: Money<C>, shares: Shares): Split<C> {
  if (amount.minor < 0n) throw new RangeError('A negative amount cannot be split');
  if (checkShares(shares).state === 'above') throw new RangeError('Shares are above 100 percent');
  const carrier = percentOf(amount, shares.carrierShare, 'halfUp');
  const both = percentOf(
    amount,
    addDecimals(decimal(shares.carrierShare), decimal(shares.merchantShare)),
    'halfUp',
  );
  return {
    carrier,
    merchant: subtractMoney(both, carrier),
    owner: subtractMoney(amount, both),
    net: money(amount.minor - carrier.minor, amount.currency),
  };
}

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
