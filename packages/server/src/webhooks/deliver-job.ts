import type { Db } from '../db/transaction.ts';
import { type DeliveryOutcome, deliverWebhook } from './deliver.ts';
import { goBehind } from './go-behind.ts';

export interface DeliverJobDeps {
  db: Db;
  now: () => Date;
  allowLocal: boolean;
  /** The account's webhook secrets that count now, newest first. */
  secretsOf: (userTypeId: string) => Promise<string[]>;
  deliver?: typeof deliverWebhook;
}

/** With graphile-worker's pauses of e^n seconds the twelfth try comes some 16 hours after the first. */
export const MAX_ATTEMPTS = 12;

/** The delivery failed and is tried again; the worker sets the pause. */
export class WebhookNotDelivered extends Error {
  override name = 'WebhookNotDelivered';
}

/** Sends one delivery and writes down how it went; throws to be run again later. */
export async function deliverWebhookJob(deps: DeliverJobDeps, deliveryId: string): Promise<void> {
  const { db, now, allowLocal, secretsOf, deliver = deliverWebhook } = deps;
  const row = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (row?.status !== 'pending') return;
  const { url, type, payload, event_id: id } = row;
  const outcome = await deliver({
    url,
    id,
    type,
    payload,
    allowLocal,
    now,
    secrets: await secretsOf(row.user_type_id),
  });
  const attempts = row.attempts + 1;
  const status = statusAfter(outcome, attempts);
  await db
    .updateTable('webhook_deliveries')
    .set({
      status,
      attempts,
      last_status: outcome.status ?? null,
      last_error: outcome.error ?? null,
      delivered_at: outcome.delivered ? now() : null,
    })
    .where('id', '=', deliveryId)
    .execute();
  if (outcome.hung) await goBehind(db, row.user_type_id);
  if (status === 'pending')
    throw new WebhookNotDelivered(`${id}: ${outcome.status ?? outcome.error ?? 'not delivered'}`);
}

function statusAfter(outcome: DeliveryOutcome, attempts: number): 'delivered' | 'failed' | 'pending' {
  if (outcome.delivered) return 'delivered';
  return outcome.retry && attempts < MAX_ATTEMPTS ? 'pending' : 'failed';
}
