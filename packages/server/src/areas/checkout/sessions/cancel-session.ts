import { actorOf, asMerchant, type Caller } from '../../../access/caller.ts';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { conflict, notFound } from '../../../basics/problems.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { enqueueWebhook } from '../../../webhooks/enqueue.ts';
import { abandonPayment } from '../attempts/abandon-payment.ts';
import { sessionEventData } from '../session-event-data.ts';
import { findServiceById, findSession, lockSession, type SessionRow } from '../store.ts';

/**
 * Ends a merchant's session before its time, so that it cannot be paid any more and its order is free. Gives up an open payment
 * first, as `abandonPayment` does and with its errors. Throws 409 for a paid session. A session that has ended stays as it is.
 */
export async function cancelSession(gateway: Gateway, caller: Caller, id: string): Promise<SessionRow> {
  const session = await findSession(gateway.db, id);
  if (!session || session.user_type_id !== asMerchant(caller).merchantId) throw notFound('session.missing');
  await abandonPayment(gateway, id);
  return inTransaction(gateway.db, (trx) => cancel(trx, caller, id, gateway.now()));
}

async function cancel(trx: Trx, caller: Caller, id: string, now: Date): Promise<SessionRow> {
  const session = await lockSession(trx, id);
  if (session.status === 'paid') throw conflict('order-paid');
  // A payment that the customer has begun after the other one was given up.
  if (session.status === 'pending') throw conflict('in-flight');
  if (session.status !== 'open') return session;
  const change = { status: 'expired', ended_at: now, canceled_at: now } as const;
  await trx.updateTable('checkout_sessions').set(change).where('id', '=', id).execute();
  await tellEndpoints(trx, session, now);
  await audit(trx, {
    userTypeId: session.user_type_id,
    actor: actorOf(caller),
    action: 'cancelCheckoutSession',
    kind: 'checkout-session',
    recordId: id,
    ...historyMessage('history.sessionCanceled', { order: session.order_id }),
    before: { status: session.status },
    after: { status: change.status },
    at: now,
  });
  return { ...session, ...change };
}

async function tellEndpoints(trx: Trx, session: SessionRow, now: Date): Promise<void> {
  const service = await findServiceById(trx, session.service_id);
  if (!service) return;
  await enqueueWebhook(trx, {
    userTypeId: session.user_type_id,
    serviceId: service.id,
    type: 'payment.canceled',
    // URLs set on services and packages get only the event types that existed before endpoints.
    url: null,
    data: { ...sessionEventData(session, service), status: 'FAILED' },
    now,
  });
}
