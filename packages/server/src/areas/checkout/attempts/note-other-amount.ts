import { sql } from 'kysely';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ProviderStatus } from '../../../providers/payment-status.ts';
import { enqueueWebhook } from '../../../webhooks/enqueue.ts';
import { sessionEventData } from '../session-event-data.ts';
import { type Attempted, type AttemptRow, findServiceById, type SessionRow } from '../store.ts';
import { otherAmount } from './other-amount.ts';

/**
 * Stores what the provider has received for an attempt that is not paid, if that is not the amount due. Sends the merchant's
 * endpoints one event for each new amount. Repeated reports of the same amount change nothing.
 */
export async function noteOtherAmount(
  trx: Trx,
  { id }: Pick<AttemptRow, 'id'>,
  session: SessionRow,
  status: ProviderStatus,
  now: Date,
): Promise<void> {
  const received = otherAmount(session, status);
  if (received === undefined) return;
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ received_amount: received })
    .where('id', '=', id)
    .where('status', '<>', 'paid')
    .where(sql<boolean>`received_amount is distinct from ${received}::numeric`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) await enqueueOtherAmountWebhook(trx, session, Number(received), now);
}

/** Does the same as `noteOtherAmount`, in a transaction of its own. */
export const commitOtherAmount = (
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { attempt, session }: Attempted,
  status: ProviderStatus,
): Promise<void> => inTransaction(db, (trx) => noteOtherAmount(trx, attempt, session, status, now()));

async function enqueueOtherAmountWebhook(
  trx: Trx,
  session: SessionRow,
  receivedAmount: number,
  now: Date,
): Promise<void> {
  const service = await findServiceById(trx, session.service_id);
  if (!service) return;
  await enqueueWebhook(trx, {
    userTypeId: session.user_type_id,
    serviceId: service.id,
    type: 'payment.otherAmount',
    // URLs set on services and packages get only the event types that existed before endpoints.
    url: null,
    data: {
      ...sessionEventData(session, service),
      receivedAmount,
    },
    now,
  });
}
