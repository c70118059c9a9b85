import type { Selectable } from 'kysely';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { newId } from '../../../basics/ids.ts';
import { notFound } from '../../../basics/problems.ts';
import type { TransactionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import { type AttemptRow, findServiceById, lockSession } from '../store.ts';
import { askOwnRefunds } from './ask-own-refunds.ts';
import { enqueueDisputeWebhook } from './enqueue-refund-webhooks.ts';
import { ofPayment } from './refund-store.ts';

/**
 * Time after the end of a refund of ours in which a notice may be its own. Providers send notices at once and repeat them for some
 * minutes; a notice that comes later tells of another refund. A person can close an open refund that is none, but nobody finds one
 * that was taken for ours.
 */
const EXPLAINS_FOR_MS = 60 * 60_000;

/**
 * Handles a notice of a refund without its id and amount. Each of our refunds explains one notice: a pending one is asked about again.
 * Any other notice is stored as an open refund, until the provider states a total or a user closes it; so is a dispute. Books
 * nothing. Throws 404 when the payment is not stored as paid yet, so that the provider sends the notice again.
 */
export async function keepOpenRefund(
  trx: Trx,
  attempt: Pick<AttemptRow, 'id' | 'session_id' | 'provider'>,
  now: Date,
  { isDispute = false }: { isDispute?: boolean | undefined } = {},
): Promise<void> {
  const session = await lockSession(trx, attempt.session_id);
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('user_type_id', '=', session.user_type_id)
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!isDispute && (await isExplained(trx, attempt, now))) return;
  if (!(await insertOpen(trx, row, isDispute, now))) return;
  if (isDispute) {
    const service = await findServiceById(trx, row.service_id);
    const facts = { session, service, row, refundedAmount: Number(row.refunded_amount), now };
    await enqueueDisputeWebhook(trx, facts, undefined);
  }
  await audit(trx, {
    userTypeId: session.user_type_id,
    actor: { id: attempt.provider, name: attempt.provider },
    action: 'payment.refundOpen',
    kind: 'transaction',
    recordId: row.id,
    ...historyMessage(isDispute ? 'history.disputeUnknown' : 'history.refundUnknown', {
      order: session.order_id,
    }),
    at: now,
  });
}

/**
 * Tells whether the notice is about a refund of ours: the pending one, whose status is then requested, or one that succeeded within the
 * last hour and that no notice has told of yet.
 */
async function isExplained(
  trx: Trx,
  attempt: Pick<AttemptRow, 'id' | 'session_id'>,
  now: Date,
): Promise<boolean> {
  if (await askOwnRefunds(trx, attempt, now)) return true;
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ notified_at: now })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('attempt_id', '=', attempt.id)
        .where('origin', '=', 'request')
        .where('status', '=', 'succeeded')
        .where('notified_at', 'is', null)
        .where('ended_at', '>', new Date(now.getTime() - EXPLAINS_FOR_MS))
        .orderBy('ended_at')
        .limit(1),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Inserts an open refund, or marks the open one as disputed. Returns false if nothing changed. */
async function insertOpen(
  trx: Trx,
  row: Selectable<TransactionTable>,
  isDispute: boolean,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('refunds')
    .values({
      id: newId('rfd'),
      ...ofPayment(row),
      amount: null,
      status: 'open',
      origin: 'provider',
      is_dispute: isDispute,
      notified_at: now,
      created_at: now,
    })
    .onConflict((on) => on.column('attempt_id').where('status', '=', 'open').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n || !isDispute) return numInsertedOrUpdatedRows === 1n;
  // The amount of both is not known, so one row stands for both.
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ is_dispute: true })
    .where('attempt_id', '=', row.attempt_id)
    .where('status', '=', 'open')
    .where('is_dispute', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
