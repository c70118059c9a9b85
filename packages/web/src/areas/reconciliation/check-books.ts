import {
  type Currency,
  compareMoney,
  type Money,
  subtractMoney,
  sumFromMajor,
  sumMoney,
} from '@daftar/domain';
import type { BillingRow, MerchantRevenue, ReconciliationRow, Settlement } from '@daftar/sdk';

/** What one of the three says; a share that cannot be told exactly is not told. */
export type Book = {
  readonly count: number;
  readonly amount: Money;
  readonly provider: Money | undefined;
  readonly merchant: Money | undefined;
};

export type Books = {
  readonly transactions: Book;
  readonly billing: Book;
  /** Its count is that of settlements. */
  readonly settlement: Book;
  readonly refunded: Money;
  /** Whether the settlements are of this period's money and no other. */
  readonly exact: boolean;
};

/** What the transactions themselves add up to, service by service. */
export type TransactionSum = {
  readonly currency: Currency;
  readonly count: number;
  readonly amount: Money;
  readonly waleeShareValue: Money | undefined;
  readonly merchantShareValue: Money | undefined;
};

/** What of a billing row counts here; who may not see a share is not sent it. */
type Billed = Pick<BillingRow, 'totalNumberOfTransactions'> &
  Partial<Pick<BillingRow, 'waleeShareValue' | 'merchantShareValue'>>;

type Shares = Partial<Pick<Book, 'provider' | 'merchant'>>;

type Read = {
  readonly row: ReconciliationRow;
  readonly currency: Currency;
  readonly billing: readonly Billed[];
  readonly settlements: readonly Settlement[] | undefined;
  readonly unclaimed: MerchantRevenue | undefined;
  /** Absent while they are still added up. */
  readonly sums: readonly TransactionSum[] | undefined;
};

function total(amounts: readonly (Money | undefined)[], currency: Currency): Money | undefined {
  const told = amounts.filter((amount) => amount !== undefined);
  return told.length === amounts.length ? sumMoney(told, currency) : undefined;
}

const countOf = (sums: readonly { readonly count: number }[]) =>
  sums.reduce((all, { count }) => all + count, 0);

/** Shares only where the rows that were added up are all of them. */
function transactionsOf({ row, currency, sums }: Read): Book {
  const amount = sumFromMajor(row.transactionAmount, currency);
  const whole = sums && countOf(sums) === row.transactionCount;
  return {
    ...{ count: row.transactionCount, amount },
    provider: whole
      ? total(
          sums.map(({ waleeShareValue }) => waleeShareValue),
          currency,
        )
      : undefined,
    merchant: whole
      ? total(
          sums.map(({ merchantShareValue }) => merchantShareValue),
          currency,
        )
      : undefined,
  };
}

function billingOf({ row, currency, billing }: Read): Book {
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

function isExact({ row, currency, settlements = [] }: Read): boolean {
  const revenue = settlements.map(({ totalRevenue }) => totalRevenue);
  return compareMoney(sumOf(revenue, currency), sumFromMajor(row.settledAmount, currency)) === 0;
}

function saidBySettlements({ currency, settlements = [] }: Read): Shares {
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

/** What is left when the unclaimed is taken off, where no refund blurs it and it is all that is left to settle. */
function leftByUnclaimed({ row, currency, unclaimed }: Read, earned: Book): Shares {
  if (!unclaimed || !earned.provider || !earned.merchant || row.refundedAmount !== 0) return {};
  const open = sumFromMajor(row.difference, currency);
  if (compareMoney(sumFromMajor(unclaimed.totalAmount, currency), open) !== 0) return {};
  return {
    provider: subtractMoney(earned.provider, sumFromMajor(unclaimed.waleeShareValue, currency)),
    merchant: subtractMoney(earned.merchant, sumFromMajor(unclaimed.merchantShareValue, currency)),
  };
}

/** Its shares are told by the settlements where they are exact, else by what they left; neither is ever guessed. */
function settlementOf(read: Read, earned: Book): Book {
  const { provider, merchant } = isExact(read) ? saidBySettlements(read) : leftByUnclaimed(read, earned);
  const amount = sumFromMajor(read.row.settledAmount, read.currency);
  return { count: read.settlements?.length ?? 0, amount, provider, merchant };
}

/** The three books of a merchant's period, all in one currency. */
export function booksOf(read: Read): Books {
  const transactions = transactionsOf(read);
  return {
    transactions,
    billing: billingOf(read),
    settlement: settlementOf(read, transactions),
    refunded: sumFromMajor(read.row.refundedAmount, read.currency),
    exact: isExact(read),
  };
}
