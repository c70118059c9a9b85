import type { Selectable } from 'kysely';
import type { SubscriptionTable } from '../../db/tables-figures.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';
import { findServiceById } from '../checkout/public.ts';

export interface SubscriptionFacts {
  transactionId?: string;
  attempt?: number;
  nextChargeDate?: string;
  reason?: string;
}

export type SubscriptionEvent =
  | 'subscription.charged'
  | 'subscription.failed'
  | 'subscription.canceled'
  | 'subscription.reminder';

/** Sends the merchant's endpoints an event about a subscription. */
export async function enqueueSubscriptionWebhook(
  trx: Trx,
  type: SubscriptionEvent,
  row: Selectable<SubscriptionTable>,
  facts: SubscriptionFacts,
  now: Date,
): Promise<void> {
  const service = row.service_id === null ? undefined : await findServiceById(trx, row.service_id);
  if (!service) return;
  await enqueueWebhook(trx, {
    userTypeId: row.user_type_id,
    serviceId: service.id,
    type,
    // URLs set on services get only the event types that existed before endpoints.
    url: null,
    data: {
      subscriptionId: row.id,
      serviceId: service.service_id,
      amount: Number(row.subscription_amount),
      currency: row.currency,
      ...facts,
    },
    now,
  });
}
