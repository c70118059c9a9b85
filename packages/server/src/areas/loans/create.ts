import { businessDay } from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { newId, randomDigits } from '../../basics/ids.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { recordEvent } from '../../records/record-event.ts';
import { billForm, type LoanForm, loanColumns } from './columns.ts';
import { bookLoan } from './postings.ts';
import { readLoanTransaction } from './store.ts';
import { loanFacts } from './wire.ts';

/** Deposits into a merchant's loan account: saves, books and records it in the history. Returns the transaction's id. */
export async function createLoanTransaction(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  merchantId: string,
  form: LoanForm,
  requestId = 'setup',
): Promise<string> {
  const billing = billForm(form);
  const now = gateway.now();
  const day = businessDay(now, gateway.settings.ownerTimeZone).replaceAll('-', '').slice(2);
  const transaction_id = `LT-${day}${randomDigits(8)}`;
  const booked = {
    id: newId('ltx'),
    user_type_id: merchantId,
    revision: 1,
    transaction_id,
    ...loanColumns(form, billing),
  };
  const entryId = await bookLoan(trx, booked, billing, now);
  await trx
    .insertInto('loan_transactions')
    .values({
      ...booked,
      entry_id: entryId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await recordEvent(trx, {
    kind: 'loan-transaction',
    recordId: booked.id,
    userTypeId: merchantId,
    actor,
    action: 'addLoanTransaction',
    ...historyMessage('history.deposited'),
    after: loanFacts(await readLoanTransaction(trx, booked.id)),
    requestId,
    now,
  });
  return booked.id;
}
