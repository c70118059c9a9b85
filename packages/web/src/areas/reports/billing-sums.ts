import { addMoney, type Currency, isCurrency, type Money, parseSum, zero } from '@daftar/domain';
import type { BillingDetailRow } from '@daftar/sdk';

/** What transactions of one currency come to; a share that some row does not tell is not told at all. */
export type BillingSum = {
  readonly currency: Currency;
  readonly count: number;
  readonly amount: Money;
  readonly waleeShareValue: Money | undefined;
  readonly merchantShareValue: Money | undefined;
  readonly carrierShareValue: Money | undefined;
};

const shares = ['waleeShareValue', 'merchantShareValue', 'carrierShareValue'] as const;

const empty = (currency: Currency): BillingSum => {
  const none = zero(currency);
  return {
    ...{ currency, count: 0, amount: none },
    ...{ waleeShareValue: none, merchantShareValue: none, carrierShareValue: none },
  };
};

function plus(sum: Money | undefined, value: number | undefined): Money | undefined {
  if (!sum || value === undefined) return undefined;
  const money = parseSum(value, sum.currency);
  return money && addMoney(sum, money);
}

/** What is added up of a transaction; who may not see a share is not sent it. */
type Billed = Pick<BillingDetailRow, 'currency' | 'amount'> &
  Partial<Pick<BillingDetailRow, (typeof shares)[number]>>;

/** Adds transactions to sums, each currency to its own: two are never mixed. */
export function addToSums(sums: readonly BillingSum[], rows: readonly Billed[]): readonly BillingSum[] {
  const byCurrency = new Map(sums.map((sum) => [sum.currency, sum]));
  for (const row of rows) {
    if (!isCurrency(row.currency)) throw new RangeError(`No currency: ${row.currency}`);
    const sum = byCurrency.get(row.currency) ?? empty(row.currency);
    const amount = plus(sum.amount, row.amount);
    if (!amount) throw new RangeError(`No amount of ${row.currency}: ${row.amount}`);
    const added = Object.fromEntries(shares.map((share) => [share, plus(sum[share], row[share])]));
    byCurrency.set(row.currency, { ...sum, ...added, count: sum.count + 1, amount });
  }
  return [...byCurrency.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
