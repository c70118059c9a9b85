import type { Selectable } from 'kysely';
import type { TransactionTable } from '../../db/tables.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';
import { type ServiceRow, type SessionRow, webhookTarget } from './store.ts';

interface Told {
  session: SessionRow;
  service: ServiceRow | undefined;
  row: Selectable<TransactionTable>;
  /** Everything refunded so far, in major units. */
  refundedAmount: number;
  now: Date;
}

/** Sends the merchant a webhook with the total refunded of a payment and the payment's status. */
export async function tellOfRefund(
  trx: Trx,
  { session, service, row, refundedAmount, now }: Told,
): Promise<void> {
  if (!service) return;
  await enqueueWebhook(trx, {
    userTypeId: row.user_type_id,
    serviceId: service.id,
    type: 'transaction.refunded',
    url: webhookTarget(session, service),
    data: {
      sessionId: session.id,
      serviceId: service.service_id,
      orderId: session.order_id,
      transactionId: row.id,
      amount: Number(row.amount),
      refundedAmount,
      currency: row.currency,
      status: row.status === 'Success' ? 'SUCCESS' : 'FAILED',
    },
    now,
  });
}
