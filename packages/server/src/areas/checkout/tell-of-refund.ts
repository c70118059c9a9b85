import type { Selectable } from 'kysely';
import type { TransactionTable } from '../../db/tables.ts';
import type { WebhookEventType } from '../../db/tables-books.ts';
import type { Trx } from '../../db/transaction.ts';
import { present } from '../../records/present.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';
import type { RefundRow } from './refund-store.ts';
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
export const tellOfRefund = (trx: Trx, told: Told): Promise<void> =>
  tell(trx, told, 'transaction.refunded', { amount: Number(told.row.amount) });

/** Sends the merchant a webhook about the end of one refund: `amount` is the refund's, not the payment's. */
export const tellOfRefundEnd = (trx: Trx, told: Told, refund: RefundRow): Promise<void> =>
  tell(trx, told, refund.status === 'succeeded' ? 'refund.succeeded' : 'refund.failed', {
    refundId: refund.id,
    amount: Number(refund.amount),
    ...present('reason', refund.reason),
    ...present('failure', refund.failure),
  });

async function tell(
  trx: Trx,
  { session, service, row, refundedAmount, now }: Told,
  type: WebhookEventType,
  facts: Record<string, unknown>,
): Promise<void> {
  const url = webhookTarget(session, service);
  if (!service || url === null) return;
  await enqueueWebhook(trx, {
    userTypeId: row.user_type_id,
    serviceId: service.id,
    type,
    url,
    data: {
      sessionId: session.id,
      serviceId: service.service_id,
      orderId: session.order_id,
      transactionId: row.id,
      ...facts,
      refundedAmount,
      currency: row.currency,
      status: row.status === 'Success' ? 'SUCCESS' : 'FAILED',
    },
    now,
  });
}
