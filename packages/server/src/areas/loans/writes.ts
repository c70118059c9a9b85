import { actorOf, asUser, type Caller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Writes } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { nameKey } from '../../records/name-key.ts';
import { assertUnchanged, recordEdit, recordEvent } from '../../records/record-event.ts';
import { billForm, loanColumns } from './columns.ts';
import { createLoanTransaction } from './create.ts';
import { bookLoan, reverseLoan } from './postings.ts';
import { loanAccountOf, lockLoanTransaction, visibleLoanTransaction } from './store.ts';
import { loanFacts, loanTransactionWire, READ_ONLY } from './wire.ts';

async function answer(db: Db, caller: Caller, id: string) {
  const user = asUser(caller);
  const row = await visibleLoanTransaction(db, user, id);
  return loanTransactionWire(row, await loanAccountOf(db, row.user_type_id), user);
}

/** The merchant that is named, held until the commit: it is not deleted beside its first deposit. */
async function lockMerchant(db: Db, id: string, name: string | undefined) {
  const merchant = await db
    .selectFrom('merchants')
    .select(['id', 'name_key'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!merchant || (name !== undefined && nameKey(name) !== merchant.name_key))
    throw notFound('merchant.missing');
  return merchant;
}

export const loanWrites: Writes = {
  addLoanTransaction: async ({ db, gateway, caller, body, request }) => {
    const merchant = await lockMerchant(db, body.userTypeId, body.merchantName);
    const id = await createLoanTransaction(db, gateway, actorOf(caller), merchant.id, body, request.id);
    return answer(db, caller, id);
  },

  editLoanTransaction: async ({ db, caller, params, body, request, now }) => {
    const before = await lockLoanTransaction(db, asUser(caller), params.id);
    const account = await loanAccountOf(db, before.user_type_id);
    assertUnchanged(loanTransactionWire(before, account, asUser(caller)), body, READ_ONLY);
    const billing = billForm(body);
    const after = { ...before, revision: before.revision + 1 };
    // The new one first: an edit within what is left never meets zero on its way.
    const entry_id = await bookLoan(db, after, billing, now);
    await reverseLoan(db, before, now, 'totalAmount');
    await db
      .updateTable('loan_transactions')
      .set({ ...loanColumns(body, billing), entry_id, revision: after.revision, updated_at: now })
      .where('id', '=', before.id)
      .execute();
    const saved = await visibleLoanTransaction(db, asUser(caller), before.id);
    const edit = {
      kind: 'loan-transaction' as const,
      recordId: before.id,
      userTypeId: before.user_type_id,
      actor: actorOf(caller),
      action: 'editLoanTransaction',
      requestId: request.id,
      now,
    };
    await recordEdit(db, edit, loanFacts(before), { ...NOTHING, ...loanFacts(saved) });
    return answer(db, caller, before.id);
  },

  deleteLoanTransaction: async ({ db, caller, params, request, now }) => {
    const row = await lockLoanTransaction(db, asUser(caller), params.id);
    await reverseLoan(db, row, now);
    await db.deleteFrom('loan_transactions').where('id', '=', row.id).execute();
    await recordEvent(db, {
      kind: 'loan-transaction',
      recordId: row.id,
      userTypeId: row.user_type_id,
      actor: actorOf(caller),
      action: 'deleteLoanTransaction',
      description: `Transaction ${row.transaction_id} deleted`,
      before: loanFacts(row),
      requestId: request.id,
      now,
    });
    return undefined as never;
  },
};

/** Fields that an edit may take away: their absence is a change as well. */
const NOTHING = { exchangeRate: undefined, reference: undefined };
