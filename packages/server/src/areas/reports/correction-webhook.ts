import type { Trx } from '../../db/transaction.ts';
import { present } from '../../records/present.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';
import { findSession, type ServiceRow, webhookTarget } from '../checkout/public.ts';
import type { TransactionRow } from './wire.ts';

interface Correction {
  row: TransactionRow;
  service: ServiceRow;
  status: 'Success' | 'Failed';
  reason: string;
  now: Date;
}

/** Adds a webhook about the new status, sent to the same address as the payment's webhooks. */
export async function enqueueCorrectionWebhook(
  trx: Trx,
  { row, service, status, reason, now }: Correction,
): Promise<void> {
  const session = row.session_id === null ? undefined : await findSession(trx, row.session_id);
  await enqueueWebhook(trx, {
    userTypeId: row.user_type_id,
    serviceId: service.id,
    type: 'transaction.corrected',
    url: webhookTarget(session ?? { callback_url: null }, service),
    data: {
      ...(session && { sessionId: session.id }),
      serviceId: service.service_id,
      orderId: row.order_id,
      transactionId: row.id,
      amount: Number(row.amount),
      currency: row.currency,
      status: status === 'Success' ? 'SUCCESS' : 'FAILED',
      reason: reason.trim(),
      ...present('metadata', row.metadata),
    },
    now,
  });
}
