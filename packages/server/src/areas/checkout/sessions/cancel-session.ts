import { actorOf, asMerchant, type Caller } from '../../../access/caller.ts';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { conflict, notFound } from '../../../basics/problems.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { abandonPayment } from '../attempts/abandon-payment.ts';
import { enqueueSessionEvent } from '../enqueue-session-event.ts';
import { findSession, lockSession, type SessionRow } from '../store.ts';

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
  await enqueueSessionEvent(trx, session, now, (common) => ({
    type: 'payment.canceled',
    data: { ...common, status: 'FAILED' },
  }));
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
