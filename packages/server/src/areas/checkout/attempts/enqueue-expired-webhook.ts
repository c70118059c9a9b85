import type { Trx } from '../../../db/transaction.ts';
import { enqueueWebhook } from '../../../webhooks/enqueue.ts';
import { sessionEventData } from '../session-event-data.ts';
import { findServiceById, isPaidElsewhere, type SessionRow, webhookTarget } from '../store.ts';

/** Sends the merchant the event of a session that has expired without a payment; not if another session of its order is paid. */
export async function enqueueExpiredWebhook(trx: Trx, session: SessionRow, now: Date): Promise<void> {
  const service = await findServiceById(trx, session.service_id);
  if (!service || (await isPaidElsewhere(trx, session))) return;
  await enqueueWebhook(trx, {
    userTypeId: session.user_type_id,
    serviceId: service.id,
    type: 'payment.expired',
    url: webhookTarget(session, service),
    data: { ...sessionEventData(session, service), status: 'FAILED' },
    now,
  });
}
