import type { Db } from '../db/transaction.ts';
import { type DeliveryOutcome, deliverWebhook } from './deliver.ts';
import { lowerPriority } from './lower-priority.ts';

export interface DeliverJobDeps {
  db: Db;
  now: () => Date;
  allowLocal: boolean;
  /** Returns the account's valid webhook secrets, newest first. */
  secretsOf: (userTypeId: string) => Promise<string[]>;
  deliver?: typeof deliverWebhook;
}

/** graphile-worker waits e^n seconds between attempts, so the twelfth comes about 16 hours after the first. */
export const MAX_ATTEMPTS = 12;

/** Thrown after a failed attempt, so that the worker retries the job later. */
export class WebhookNotDelivered extends Error {
  override name = 'WebhookNotDelivered';
}

/** Makes one delivery attempt and stores its outcome. Throws `WebhookNotDelivered` when it should be retried. */
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
      error_code: outcome.code ?? null,
      error_values: outcome.values ? JSON.stringify(outcome.values) : null,
      delivered_at: outcome.delivered ? now() : null,
    })
    .where('id', '=', deliveryId)
    .execute();
  if (outcome.hung) await lowerPriority(db, row.user_type_id);
  if (status === 'pending')
    throw new WebhookNotDelivered(`${id}: ${outcome.status ?? outcome.error ?? 'not delivered'}`);
}

function statusAfter(outcome: DeliveryOutcome, attempts: number): 'delivered' | 'failed' | 'pending' {
  if (outcome.delivered) return 'delivered';
  return outcome.retry && attempts < MAX_ATTEMPTS ? 'pending' : 'failed';
}
