import { addMoney, type Currency, isCurrency, type Money, parseSum, zero } from '@daftar/domain';
import type { BillingDetailRow } from '@daftar/sdk';

/** Sums of transactions in one currency. A share is undefined when at least one transaction lacks it. */
export type BillingSum = {
  readonly currency: Currency;
  readonly count: number;
  readonly amount: Money;
  /** Undefined when at least one row does not say what was refunded. */
  readonly refundedAmount: Money | undefined;
  readonly waleeShareValue: Money | undefined;
  readonly merchantShareValue: Money | undefined;
  readonly carrierShareValue: Money | undefined;
};

const shares = ['refundedAmount', 'waleeShareValue', 'merchantShareValue', 'carrierShareValue'] as const;

const empty = (currency: Currency): BillingSum => {
  const none = zero(currency);
  return {
    currency,
    count: 0,
    amount: none,
    refundedAmount: none,
    waleeShareValue: none,
    merchantShareValue: none,
    carrierShareValue: none,
  };
};

function addShare(sum: Money | undefined, value: number | undefined): Money | undefined {
  if (!sum || value === undefined) return undefined;
  const money = parseSum(value, sum.currency);
  return money && addMoney(sum, money);
}

/**
 * The fields to sum, of one transaction or of a row that sums several. The server leaves out shares that the caller may not see.
 */
type Billed = Pick<BillingDetailRow, 'currency' | 'amount'> &
  Partial<Readonly<Record<(typeof shares)[number], number>>> & {
    /** Number of transactions; without it, one. */
    readonly count?: number;
  };

/** Adds transactions, or rows that sum several, to the sums of their currencies. Throws `RangeError` for an unknown currency or an invalid amount. */
export function addToSums(sums: readonly BillingSum[], rows: readonly Billed[]): readonly BillingSum[] {
  const byCurrency = new Map(sums.map((sum) => [sum.currency, sum]));
  for (const row of rows) {
    if (!isCurrency(row.currency)) throw new RangeError(`Unknown currency: ${row.currency}`);
    const sum = byCurrency.get(row.currency) ?? empty(row.currency);
    const amount = addShare(sum.amount, row.amount);
    if (!amount) throw new RangeError(`Invalid amount in ${row.currency}: ${row.amount}`);
    const added = Object.fromEntries(shares.map((share) => [share, addShare(sum[share], row[share])]));
    byCurrency.set(row.currency, { ...sum, ...added, count: sum.count + (row.count ?? 1), amount });
  }
  return [...byCurrency.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
