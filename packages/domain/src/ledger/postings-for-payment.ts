import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import type { Split } from '../shares/split-amount.ts';
import { accounts } from './accounts.ts';
import { entry } from './entry.ts';
import { type Posting, posting } from './posting.ts';

export type Payment<C extends Currency = Currency> = {
  readonly amount: Money<C>;
  readonly split: Split<C>;
  readonly provider: string;
  readonly merchantId: string;
  readonly carrierId: string;
};

/**
 * Books a payment: debits clearing, credits carrier, payable and the platform owner's share.
 *
 * @throws RangeError when the split does not add up to the amount.
 */
export function postingsForPayment<C extends Currency>(payment: Payment<C>): readonly Posting<C>[] {
  const { amount, split, provider, merchantId, carrierId } = payment;
  return entry([
    posting('debit', accounts.clearing(provider), amount),
    posting('credit', accounts.carrier(carrierId), split.carrier),
    posting('credit', accounts.payable(merchantId), split.merchant),
    posting('credit', accounts.providerShare, split.provider),
  ]);
}
