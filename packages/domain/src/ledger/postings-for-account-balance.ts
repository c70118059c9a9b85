import type { Currency } from '../money/currency.ts';
import type { TaxedAmount } from '../settlement/net-of-tax.ts';
import { accounts } from './accounts.ts';
import { entry } from './entry.ts';
import { type Posting, posting } from './posting.ts';

/**
 * Books a credit to a merchant's account balance: debits bank, credits tax and balance.
 *
 * @throws RangeError when tax and net do not add up to the gross amount.
 */
export function postingsForAccountBalance<C extends Currency>(
  merchantId: string,
  { gross, tax, net }: TaxedAmount<C>,
): readonly Posting<C>[] {
  return entry([
    posting('debit', accounts.bank, gross),
    posting('credit', accounts.tax, tax),
    posting('credit', accounts.balance(merchantId), net),
  ]);
}
