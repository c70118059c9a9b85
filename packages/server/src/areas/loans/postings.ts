import {
  type Account,
  fromMajor,
  type LoanBilling,
  type LoanPaymentMethod,
  loanAccountCurrency,
  type loanCurrencies,
  postingsForLoanTransaction,
  postingsForReversal,
} from '@daftar/domain';
import { sql } from 'kysely';
import { conflict, Problem } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import { book } from '../../ledger/book.ts';

/** A revision of a loan transaction; each is booked once. */
export interface Booked {
  id: string;
  user_type_id: string;
  revision: number;
  /** The number that people quote. */
  transaction_id: string;
  reference: string | null;
  payment_method: LoanPaymentMethod;
  total_amount: string;
  currency: (typeof loanCurrencies)[number];
  exchange_rate: string | null;
}

/**
 * Returns what the statement's line says. The entry keeps it, because the transaction may later be edited or deleted.
 * `step` orders the entries of one edit, which have the same time.
 */
const memoOf = (row: Booked, step: number) => ({
  reference: row.transaction_id,
  note: row.reference,
  paymentMethod: row.payment_method,
  totalAmount: row.total_amount,
  totalCurrency: row.currency,
  exchangeRate: row.exchange_rate,
  step,
});

/** Tells whether the account's balance covers the reversal of a booked revision. Locks the balance until the commit. */
export async function isReversalCovered(
  trx: Trx,
  { user_type_id, entry_id }: Booked & { entry_id: string },
): Promise<boolean> {
  const { rows } = await sql<{ covered: boolean }>`
    select b.amount >= p.amount as covered from ledger_postings p
    join guarded_balances b on b.account = p.account and b.currency = p.currency
    where p.entry_id = ${entry_id} and p.account = ${`loan:${user_type_id}`} for update of b`.execute(trx);
  return rows[0]?.covered === true;
}

export const bookLoan = (trx: Trx, row: Booked, billing: LoanBilling, at: Date, step = 1): Promise<string> =>
  book(trx, {
    userTypeId: row.user_type_id,
    event: 'loan-transaction',
    recordId: `${row.id}.${row.revision}`,
    postings: postingsForLoanTransaction(row.user_type_id, billing),
    memo: memoOf(row, step),
    at,
  });

/** Reverses a booked revision; throws 409 when its money is already paid out. */
export async function reverseLoan(
  trx: Trx,
  row: Booked & { entry_id: string },
  at: Date,
  { field, step = 1 }: { field?: string; step?: number } = {},
): Promise<void> {
  try {
    await book(trx, {
      userTypeId: row.user_type_id,
      event: 'loan-transaction-reversal',
      recordId: `${row.id}.${row.revision}`,
      postings: postingsForReversal(await postingsOf(trx, row.entry_id)),
      reverses: row.entry_id,
      memo: memoOf(row, step),
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
