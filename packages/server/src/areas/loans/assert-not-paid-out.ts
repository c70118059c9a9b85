import { loanAccountCurrency } from '@daftar/domain';
import { conflict } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import { type LoanTransactionRow, readLoanTransaction } from './store.ts';

/**
 * Throws 409 when part of a deposit is already paid out. Locks the account's balance, so that nothing is paid out before the
 * commit.
 */
export async function assertNotPaidOut(trx: Trx, { id, user_type_id }: LoanTransactionRow): Promise<void> {
  await trx
    .selectFrom('guarded_balances')
    .select('amount')
    .where('account', '=', `loan:${user_type_id}`)
    .where('currency', '=', loanAccountCurrency)
    .forUpdate()
    .execute();
  const { billed, available } = await readLoanTransaction(trx, id);
  if (Number(available) < Number(billed)) throw conflict('overdrawn');
}
