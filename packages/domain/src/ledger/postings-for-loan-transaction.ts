import type { loanAccountCurrency } from '../catalogue/loans.ts';
import type { LoanBilling } from '../loans/bill-loan.ts';
import { accounts } from './accounts.ts';
import { entry } from './entry.ts';
import { type Posting, posting } from './posting.ts';

/**
 * Books a loan transaction in PKR: debits bank, credits fees, tax and the merchant's loan account.
 *
 * @throws RangeError when the parts do not add up to the total.
 */
export function postingsForLoanTransaction(
  merchantId: string,
  { total, commission, charges, billed }: Omit<LoanBilling, 'steps'>,
): readonly Posting<typeof loanAccountCurrency>[] {
  return entry([
    posting('debit', accounts.bank, total),
    posting('credit', accounts.fees, commission),
    posting('credit', accounts.tax, charges),
    posting('credit', accounts.loan(merchantId), billed),
  ]);
}
