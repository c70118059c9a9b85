import {
  type Currency,
  isCurrency,
  type Money,
  type Posting,
  postingsForPayment,
  postingsForReversal,
  splitAmount,
} from '@daftar/domain';
import type { Selectable } from 'kysely';
import type { TransactionTable } from '../db/tables.ts';
import type { GivenBack } from './given-back.ts';

type TransactionRow = Selectable<TransactionTable>;

export function currencyOf({ currency }: Pick<TransactionRow, 'currency'>): Currency {
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
  return currency;
}

/** Splits an amount of a payment (the whole, or the refunded total) by the shares stored with the transaction. */
export const onItsParts = (row: TransactionRow, amount: Money<Currency>): GivenBack => ({
  amount,
  split: splitAmount(amount, {
    carrierShare: row.carrier_share,
    merchantShare: row.merchant_share,
    waleeShare: row.walee_share,
  }),
});

/**
 * Returns postings that reverse the new refunded total and undo the reversal of the previous one. Rounding the total, not
 * each refund, makes the parts add up.
 */
export function postingsForRefund(
  row: TransactionRow,
  carrierId: string,
  { before, after }: { before: GivenBack; after: GivenBack },
): readonly Posting<Currency>[] {
  const paid = (part: GivenBack) =>
    postingsForPayment({ provider: row.provider, merchantId: row.user_type_id, carrierId, ...part });
  const reversed = postingsForReversal(paid(after));
  return before.amount.minor === 0n ? reversed : [...reversed, ...paid(before)];
}
