import {
  type Account,
  fromMajor,
  type LoanBilling,
  loanAccountCurrency,
  postingsForLoanTransaction,
  postingsForReversal,
} from '@daftar/domain';
import { conflict, Problem } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import { book } from '../../ledger/book.ts';

/** A revision of a loan transaction; each is booked once. */
export interface Booked {
  id: string;
  user_type_id: string;
  revision: number;
  /** The number that people quote. Statements show it even after the transaction is deleted. */
  transaction_id: string;
}

const memoOf = ({ transaction_id }: Booked) => ({ reference: transaction_id });

export const bookLoan = (trx: Trx, row: Booked, billing: LoanBilling, at: Date): Promise<string> =>
  book(trx, {
    userTypeId: row.user_type_id,
    event: 'loan-transaction',
    recordId: `${row.id}.${row.revision}`,
    postings: postingsForLoanTransaction(row.user_type_id, billing),
    memo: memoOf(row),
    at,
  });

/** Reverses a booked revision; throws 409 when its money is already paid out. */
export async function reverseLoan(
  trx: Trx,
  row: Booked & { entry_id: string },
  at: Date,
  field?: string,
): Promise<void> {
  try {
    await book(trx, {
      userTypeId: row.user_type_id,
      event: 'loan-transaction-reversal',
      recordId: `${row.id}.${row.revision}`,
      postings: postingsForReversal(await postingsOf(trx, row.entry_id)),
      reverses: row.entry_id,
      memo: memoOf(row),
      at,
    });
  } catch (error) {
    if (error instanceof Problem && error.statusCode === 409) throw conflict('overdrawn', {}, field);
    throw error;
  }
}

/** Returns the postings of an entry. */
async function postingsOf(trx: Trx, entryId: string) {
  const rows = await trx
    .selectFrom('ledger_postings')
    .select(['account', 'side', 'amount'])
    .where('entry_id', '=', entryId)
    .orderBy('line')
    .execute();
  return rows.map(({ account, side, amount }) => ({
    account: account as Account,
    side,
    amount: fromMajor(amount, loanAccountCurrency),
  }));
}
