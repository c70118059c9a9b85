import type { Selectable } from 'kysely';
import type { TransactionTable } from '../../../db/tables.ts';
import type { Trx } from '../../../db/transaction.ts';
import { present } from '../../../records/present.ts';
import { enqueueWebhook } from '../../../webhooks/enqueue.ts';
import { type ServiceRow, type SessionRow, webhookTarget } from '../store.ts';
import type { RefundRow } from './refund-store.ts';

export interface RefundFacts {
  session: SessionRow;
  service: ServiceRow | undefined;
  row: Selectable<TransactionTable>;
  /** Everything refunded so far, in major units. */
  refundedAmount: number;
  now: Date;
}

const common = ({ session, row, refundedAmount }: RefundFacts, { service_id }: ServiceRow) => ({
  sessionId: session.id,
  serviceId: service_id,
  orderId: session.order_id,
  transactionId: row.id,
  refundedAmount,
  currency: row.currency,
  ...present('metadata', row.metadata),
});

/** Sends the merchant a webhook with the total refunded of a payment and the payment's status. */
export async function enqueueRefundWebhook(trx: Trx, facts: RefundFacts): Promise<void> {
  const { session, service, row, now } = facts;
  if (!service) return;
  await enqueueWebhook(trx, {
    userTypeId: row.user_type_id,
    serviceId: service.id,
    type: 'transaction.refunded',
    url: webhookTarget(session, service),
    data: {
      ...common(facts, service),
      amount: Number(row.amount),
      status: row.status === 'Success' ? 'SUCCESS' : 'FAILED',
    },
    now,
  });
}

/** Sends the merchant's endpoints the event that a refund has succeeded or failed; `reason` says why it failed. */
export async function enqueueRefundEndWebhook(
  trx: Trx,
  facts: RefundFacts,
  refund: RefundRow,
): Promise<void> {
  const { service, row, now } = facts;
  if (!service) return;
  const succeeded = refund.status === 'succeeded';
  await enqueueWebhook(trx, {
    userTypeId: row.user_type_id,
    serviceId: service.id,
    type: succeeded ? 'refund.succeeded' : 'refund.failed',
    // URLs set on services and packages get only the event types that existed before endpoints.
    url: null,
    data: {
      refundId: refund.id,
      ...common(facts, service),
      amount: Number(refund.amount),
      status: succeeded ? 'SUCCEEDED' : 'FAILED',
      ...present('reason', refund.failure),
    },
    now,
  });
}

/** Sends the merchant's endpoints the event that a cardholder's bank took money back; `amount` is undefined while it is not known. */
export async function enqueueDisputeWebhook(
  trx: Trx,
  facts: RefundFacts,
  amount: string | undefined,
): Promise<void> {
  const { service, row, now } = facts;
  if (!service) return;
  await enqueueWebhook(trx, {
    userTypeId: row.user_type_id,
    serviceId: service.id,
    type: 'payment.disputed',
    // URLs set on services and packages get only the event types that existed before endpoints.
    url: null,
    data: {
      ...common(facts, service),
      amount: Number(row.amount),
      ...(amount && { disputedAmount: Number(amount) }),
    },
    now,
  });
}
