import {
  type Currency,
  compareMoney,
  type Money,
  subtractMoney,
  sumFromMajor,
  sumMoney,
} from '@daftar/domain';
import type { BillingRow, MerchantRevenue, ReconciliationRow, Settlement } from '@daftar/sdk';

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
  readonly refunded: Money;
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

type Shares = Partial<Pick<Book, 'provider' | 'merchant'>>;

type CheckData = {
  readonly row: ReconciliationRow;
  readonly currency: Currency;
  readonly billing: readonly Billed[];
  readonly settlements: readonly Settlement[] | undefined;
  readonly unclaimed: MerchantRevenue | undefined;
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

function sharesOfSettlements({ currency, settlements = [] }: CheckData): Shares {
  return {
    provider: sumOf(
      settlements.map(({ waleeShare }) => waleeShare),
      currency,
    ),
    merchant: sumOf(
      settlements.map(({ merchantShare }) => merchantShare),
      currency,
    ),
  };
}

/**
 * Subtracts the unclaimed shares from the earned ones. Returns no shares when the result would be inexact: after refunds,
 * or when the unclaimed amount is not the whole difference.
 */
function sharesLessUnclaimed({ row, currency, unclaimed }: CheckData, earned: Book): Shares {
  if (!unclaimed || !earned.provider || !earned.merchant || row.refundedAmount !== 0) return {};
  const open = sumFromMajor(row.difference, currency);
  if (compareMoney(sumFromMajor(unclaimed.totalAmount, currency), open) !== 0) return {};
  return {
    provider: subtractMoney(earned.provider, sumFromMajor(unclaimed.waleeShareValue, currency)),
    merchant: subtractMoney(earned.merchant, sumFromMajor(unclaimed.merchantShareValue, currency)),
  };
}

/** Takes the shares from the settlements if these cover exactly this period, otherwise from the unclaimed revenue. */
function settlementOf(data: CheckData, earned: Book): Book {
  const { provider, merchant } = isExact(data)
    ? sharesOfSettlements(data)
    : sharesLessUnclaimed(data, earned);
  const amount = sumFromMajor(data.row.settledAmount, data.currency);
  return { count: data.settlements?.length ?? 0, amount, provider, merchant };
}

/** Returns the totals of transactions, billing and settlement of a merchant's period, all in one currency. */
export function booksOf(data: CheckData): Books {
  const transactions = transactionsOf(data);
  return {
    transactions,
    billing: billingOf(data),
    settlement: settlementOf(data, transactions),
    refunded: sumFromMajor(data.row.refundedAmount, data.currency),
    exact: isExact(data),
  };
}
