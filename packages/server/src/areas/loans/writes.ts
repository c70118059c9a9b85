import { actorOf, asUser, type UserCaller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { invalid, notFound } from '../../basics/problems.ts';
import type { Body, Input, Writes } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { merchantById } from '../../records/by-id.ts';
import { differences } from '../../records/differences.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { nameKey } from '../../records/name-key.ts';
import { recordAction } from '../../records/record-action.ts';
import { assertNotPaidOut } from './assert-not-paid-out.ts';
import { billForm, loanColumns } from './columns.ts';
import { createLoanTransaction } from './create.ts';
import { bookLoan, isReversalCovered, reverseLoan } from './postings.ts';
import {
  type LoanTransactionRow,
  loanAccountOf,
  lockLoanTransaction,
  visibleLoanTransaction,
} from './store.ts';
import { loanAccountWire, loanFacts, loanTransactionWire } from './wire.ts';

const wireFor = async (db: Db, user: UserCaller, row: LoanTransactionRow) =>
  loanTransactionWire(row, await loanAccountOf(db, row.user_type_id), user);

/** Returns the named merchant, locked until the commit: it cannot be deleted before its first deposit is saved. */
async function lockMerchant(db: Db, id: string, name: string | undefined) {
  const merchant = await merchantById(db, id).select(['id', 'name_key']).forKeyShare().executeTakeFirst();
  if (!merchant) throw notFound('merchant.missing', {}, 'userTypeId');
  if (name !== undefined && nameKey(name) !== merchant.name_key)
    throw invalid('merchant.otherName', {}, 'merchantName');
  return merchant;
}

/**
 * Throws 400 when a form sends back another account than the transaction's. Ignores the account's figures, which may have
 * changed since.
 */
function assertSameAccount(stored: object, sent: Body<'editLoanTransaction'>['loanAccount']): void {
  if (!sent) return;
  const { _id, merchantName, userTypeId, currency } = sent;
  for (const [field, value] of Object.entries({ _id, merchantName, userTypeId, currency }))
    if (value !== Object(stored)[field]) throw invalid('read-only', { field: 'loanAccount' }, 'loanAccount');
}

/** Saves and rebooks an edited transaction. Saves nothing when no fact changes: a statement shows every booking. */
async function saveLoan(
  { db, body, now }: Input<'editLoanTransaction', Trx>,
  before: LoanTransactionRow,
): Promise<void> {
  const billing = billForm(body);
  const after = { ...before, ...loanColumns(body, billing), revision: before.revision + 1 };
  if (differences(loanFacts(before), loanFacts(after)).changed.length === 0) return;
  const reverse = (step: number) => reverseLoan(db, before, now, { field: 'totalAmount', step });
  // Reverse the old amount first, as people read it. If it is partly paid out, book the new amount before: the ledger rejects
  // a balance below zero, even a temporary one.
  const isReversedFirst = await isReversalCovered(db, before);
  if (isReversedFirst) await reverse(1);
  const entry_id = await bookLoan(db, after, billing, now, isReversedFirst ? 2 : 1);
  if (!isReversedFirst) await reverse(2);
  await db
    .updateTable('loan_transactions')
    .set({ ...loanColumns(body, billing), entry_id, revision: after.revision, updated_at: now })
    .where('id', '=', before.id)
    .execute();
}

export const loanWrites: Writes = {
  addLoanTransaction: async ({ db, gateway, caller, body, request, reply }) => {
    const merchant = await lockMerchant(db, body.userTypeId, body.merchantName);
    const id = await createLoanTransaction(db, gateway, actorOf(caller), merchant.id, body, request.id);
    const row = await visibleLoanTransaction(db, asUser(caller), id);
    sendEtag(reply, row);
    return wireFor(db, asUser(caller), row);
  },

  editLoanTransaction: async (input) => {
    const { db, params, body } = input;
    const user = asUser(input.caller);
    const before = await lockLoanTransaction(db, user, params.id);
    const { id, user_type_id } = before;
    assertSameAccount(loanAccountWire(await loanAccountOf(db, user_type_id), user), body.loanAccount);
    return editRecord(input, {
      action: {
        kind: 'loan-transaction',
        action: 'editLoanTransaction',
        recordId: id,
        userTypeId: user_type_id,
      },
      before,
      wire: (row) => wireFor(db, user, row),
      sent: body,
      facts: loanFacts,
      save: async () => {
        await saveLoan(input, before);
        return visibleLoanTransaction(db, user, id);
      },
    });
  },

  deleteLoanTransaction: async (input) => {
    const { db, caller, params, now } = input;
    const row = await lockLoanTransaction(db, asUser(caller), params.id);
    await assertNotPaidOut(db, row);
    await reverseLoan(db, row, now);
    await db.deleteFrom('loan_transactions').where('id', '=', row.id).execute();
    await recordAction(input, {
      kind: 'loan-transaction',
      action: 'deleteLoanTransaction',
      recordId: row.id,
      userTypeId: row.user_type_id,
      ...historyMessage('history.loanDeleted', { reference: row.transaction_id }),
      before: loanFacts(row),
    });
    return undefined as never;
  },
};
