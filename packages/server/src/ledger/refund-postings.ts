import {
  type Currency,
  fromMajor,
  isCurrency,
  type Money,
  type Posting,
  postingsForPayment,
  postingsForReversal,
  type SplitPayment,
  splitAmount,
  splitRefund,
  splitRefunded,
} from '@daftar/domain';
import type { Selectable } from 'kysely';
import type { TransactionTable } from '../db/tables.ts';

type TransactionRow = Selectable<TransactionTable>;

export function currencyOf({ currency }: Pick<TransactionRow, 'currency'>): Currency {
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
  return currency;
}

/** Returns a payment's amount, split by the percentages stored with the transaction. */
export function paidParts(row: TransactionRow): SplitPayment {
  const amount = fromMajor(row.amount, currencyOf(row));
  const split = splitAmount(amount, {
    carrierShare: row.carrier_share,
    merchantShare: row.merchant_share,
    waleeShare: row.walee_share,
  });
  return { amount, split };
}

/** Splits the refunded total of a payment in proportion to the payment's parts. */
export const refundedParts = (row: TransactionRow, refunded: Money<Currency>): SplitPayment => ({
  amount: refunded,
  split: splitRefunded(paidParts(row), refunded),
});

/**
 * Splits one refund of a payment; `before` is the sum of its earlier refunds. The parts of all refunds add up exactly to the
 * payment's parts.
 */
export const refundParts = (
  row: TransactionRow,
  before: Money<Currency>,
  amount: Money<Currency>,
): SplitPayment => ({ amount, split: splitRefund(paidParts(row), before, amount) });

/** Returns the postings of a refund: those of a payment with the refund's parts, reversed. */
export const postingsForRefund = (
  row: TransactionRow,
  carrierId: string,
  parts: SplitPayment,
): readonly Posting<Currency>[] =>
  postingsForReversal(
    postingsForPayment({ provider: row.provider, merchantId: row.user_type_id, carrierId, ...parts }),
  );
