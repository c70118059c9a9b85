import type { Trx } from '../../../db/transaction.ts';
import { enqueueWebhook } from '../../../webhooks/enqueue.ts';
import { findServiceById, type SessionRow, webhookTarget } from '../store.ts';

/** Sends the merchant the event of a session that has expired without a payment. */
export async function enqueueExpiredWebhook(trx: Trx, session: SessionRow, now: Date): Promise<void> {
  const service = await findServiceById(trx, session.service_id);
  if (!service) return;
  await enqueueWebhook(trx, {
    userTypeId: session.user_type_id,
    serviceId: service.id,
    type: 'payment.expired',
    url: webhookTarget(session, service),
    data: {
      sessionId: session.id,
      serviceId: service.service_id,
      orderId: session.order_id,
      amount: Number(session.amount),
      currency: session.currency,
      status: 'FAILED',
    },
    now,
  });
}
