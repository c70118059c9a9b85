import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import { accounts } from './accounts.ts';
import { entry } from './entry.ts';
import { type Posting, posting } from './posting.ts';

/** The account that pays a payout: the merchant's loan account, or its account balance. */
export type PayoutSource = 'loan' | 'balance';

/** Books an approved payout: debits the merchant's account, credits the account of money in transit to beneficiaries. */
export function postingsForPayout<C extends Currency>(
  merchantId: string,
  source: PayoutSource,
  amount: Money<C>,
): readonly Posting<C>[] {
  return entry([
    posting('debit', accounts[source](merchantId), amount),
    posting('credit', accounts.payoutTransit, amount),
  ]);
}
