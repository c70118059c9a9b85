import { type Currency, compareMoney, type Money, sumFromMajor, sumMoney } from '@daftar/domain';
import type { BillingRow, ReconciliationRow, Settlement } from '@daftar/sdk';

/** Totals of one of the three sources: transactions, billing or settlement. A share is undefined unless known exactly. */
export type Book = {
  readonly count: number;
  readonly amount: Money;
  readonly provider: Money | undefined;
  readonly merchant: Money | undefined;
};

export type Books = {
  readonly transactions: Book;
  readonly billing: Book;
  /** Here `count` is the number of settlements, not of transactions. */
  readonly settlement: Book;
  /** What was refunded of the transactions, and of each share. */
  readonly refunded: Readonly<Record<'amount' | 'provider' | 'merchant', Money>>;
  /** True if the settlements cover exactly this period's money. */
  readonly exact: boolean;
};

/** Sum of one service's transactions. */
export type TransactionSum = {
  readonly currency: Currency;
  readonly count: number;
  readonly amount: Money;
  readonly waleeShareValue: Money | undefined;
  readonly merchantShareValue: Money | undefined;
};

/** The part of a billing row that is compared. The server leaves out shares that the caller may not see. */
type Billed = Pick<BillingRow, 'totalNumberOfTransactions'> &
  Partial<Pick<BillingRow, 'waleeShareValue' | 'merchantShareValue'>>;

type CheckData = {
  readonly row: ReconciliationRow;
  readonly currency: Currency;
  readonly billing: readonly Billed[];
  readonly settlements: readonly Settlement[] | undefined;
  /** Undefined until every service is summed. */
  readonly sums: readonly TransactionSum[] | undefined;
};

function total(amounts: readonly (Money | undefined)[], currency: Currency): Money | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === amounts.length ? sumMoney(known, currency) : undefined;
}

const countOf = (sums: readonly { readonly count: number }[]) =>
  sums.reduce((all, { count }) => all + count, 0);

/** Sums the transactions. Shares are undefined unless every transaction of the period was summed. */
function transactionsOf({ row, currency, sums }: CheckData): Book {
  const amount = sumFromMajor(row.transactionAmount, currency);
  const isComplete = sums && countOf(sums) === row.transactionCount;
  return {
    count: row.transactionCount,
    amount,
    provider: isComplete
      ? total(
          sums.map(({ waleeShareValue }) => waleeShareValue),
          currency,
        )
      : undefined,
    merchant: isComplete
      ? total(
          sums.map(({ merchantShareValue }) => merchantShareValue),
          currency,
        )
      : undefined,
  };
}

function billingOf({ row, currency, billing }: CheckData): Book {
  const money = (value: number | undefined) =>
    value === undefined ? undefined : sumFromMajor(value, currency);
  return {
    count: billing.reduce((all, one) => all + one.totalNumberOfTransactions, 0),
    amount: sumFromMajor(row.billedAmount, currency),
    provider: total(
      billing.map((one) => money(one.waleeShareValue)),
      currency,
    ),
    merchant: total(
      billing.map((one) => money(one.merchantShareValue)),
      currency,
    ),
  };
}

function sumOf(values: readonly number[], currency: Currency): Money {
  return sumMoney(
    values.map((value) => sumFromMajor(value, currency)),
    currency,
  );
}

function isExact({ row, currency, settlements = [] }: CheckData): boolean {
  const revenue = settlements.map(({ totalRevenue }) => totalRevenue);
  return compareMoney(sumOf(revenue, currency), sumFromMajor(row.settledAmount, currency)) === 0;
}

/** What settlements paid of the period, less refunds that they have deducted. */
function settlementOf({ row, currency, settlements = [] }: CheckData): Book {
  const money = (value: number) => sumFromMajor(value, currency);
  return {
    count: settlements.length,
    amount: money(row.settledAmount),
    provider: money(row.settledWaleeShare),
    merchant: money(row.settledMerchantShare),
  };
}

/** Returns the totals of transactions, billing and settlement of a merchant's period, all in one currency. */
export function booksOf(data: CheckData): Books {
  const { row, currency } = data;
  return {
    transactions: transactionsOf(data),
    billing: billingOf(data),
    settlement: settlementOf(data),
    refunded: {
      amount: sumFromMajor(row.refundedAmount, currency),
      provider: sumFromMajor(row.refundedWaleeShare, currency),
      merchant: sumFromMajor(row.refundedMerchantShare, currency),
    },
    exact: isExact(data),
  };
}
