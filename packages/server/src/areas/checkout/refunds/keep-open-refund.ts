import type { Selectable } from 'kysely';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { newId } from '../../../basics/ids.ts';
import { notFound } from '../../../basics/problems.ts';
import type { TransactionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import { type AttemptRow, lockSession } from '../store.ts';
import { askOwnRefunds } from './ask-own-refunds.ts';
import { ofPayment } from './refund-store.ts';

/**
 * Handles a notice of a partial refund without its amount. If we requested a refund, the notice may be about that one, so its
 * status is requested again. Otherwise stores an open refund, until the whole payment is refunded or a user closes it. Books
 * nothing. Throws 404 when the payment is not stored as paid yet, so that the provider sends the notice again.
 */
export async function keepOpenRefund(
  trx: Trx,
  attempt: Pick<AttemptRow, 'id' | 'session_id' | 'provider'>,
  now: Date,
): Promise<void> {
  const session = await lockSession(trx, attempt.session_id);
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_type_id', '=', session.user_type_id)
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (await isExplained(trx, attempt)) return;
  await insertOpen(trx, row, now);
  await audit(trx, {
    userTypeId: session.user_type_id,
    actor: { id: attempt.provider, name: attempt.provider },
    action: 'payment.refundOpen',
    kind: 'transaction',
    recordId: row.id,
    ...historyMessage('history.refundUnknown', { order: session.order_id }),
    at: now,
  });
}

/**
 * Tells whether the notice may be about a refund that we requested. Adds a job that requests the status of each one that is
 * still pending.
 */
async function isExplained(trx: Trx, attempt: Pick<AttemptRow, 'id' | 'session_id'>): Promise<boolean> {
  if (await askOwnRefunds(trx, attempt)) return true;
  const succeeded = await trx
    .selectFrom('refunds')
    .select('id')
    .where('attempt_id', '=', attempt.id)
    .where('origin', '=', 'request')
    .where('status', '=', 'succeeded')
    .limit(1)
    .executeTakeFirst();
  return succeeded !== undefined;
}

const insertOpen = (trx: Trx, row: Selectable<TransactionTable>, now: Date) =>
  trx
    .insertInto('refunds')
    .values({
      id: newId('rfd'),
      ...ofPayment(row),
      amount: null,
      status: 'open',
      origin: 'provider',
      created_at: now,
    })
    .onConflict((on) => on.column('attempt_id').where('status', '=', 'open').doNothing())
    .execute();
