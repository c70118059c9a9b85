import type { WebhookAttempt } from '../db/tables-books.ts';
import type { Db } from '../db/transaction.ts';
import type { Mailer } from '../mail/mail.ts';
import { type DeliveryOutcome, deliverWebhook } from './deliver.ts';
import { endpointOff } from './endpoint-off.ts';
import { lowerPriority } from './lower-priority.ts';
import { isBlocked } from './session-order.ts';
import { type Delivery, storeAttempt } from './store-attempt.ts';

export interface DeliverJobDeps {
  db: Db;
  now: () => Date;
  allowLocal: boolean;
  /** Returns the valid webhook secrets of the endpoint, or else of the account, newest first. */
  secretsOf: (userTypeId: string, endpointId: string | null) => Promise<string[]>;
  deliver?: typeof deliverWebhook;
  /** Sends the merchant an email when an endpoint is switched off; undefined when the installation sends no email. */
  mailer?: Mailer | undefined;
}

interface Attempted {
  row: Delivery;
  /** Undefined when nothing was sent. */
  outcome?: DeliveryOutcome;
  /** The delivery's status after the attempt; `pending` when it should be retried, `unsent` when nothing was sent. */
  status: 'delivered' | 'failed' | 'pending' | 'unsent';
}

/**
 * Makes one delivery attempt and stores its outcome. Sends nothing when the delivery has ended, or while an earlier delivery of
 * the record (session, payout or subscription) to the same target is pending; the end of that delivery adds this delivery's job
 * again. Returns undefined when there is no such delivery.
 */
export async function attemptDelivery(
  deps: DeliverJobDeps,
  deliveryId: string,
): Promise<Attempted | undefined> {
  const { db } = deps;
  const row = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.status !== 'pending' || (await isBlocked(db, row))) return { row, status: 'unsent' };
  const at = deps.now().toISOString();
  const startedAt = performance.now();
  const url = await addressOf(db, row);
  const outcome: DeliveryOutcome = url === undefined ? endpointOff : await send(deps, row, url);
  const entry = entryOf(row, outcome, { at, milliseconds: Math.round(performance.now() - startedAt) });
  const status = await storeAttempt(deps, { row, url, outcome, entry });
  if (outcome.hung) await lowerPriority(db, row);
  return { row, outcome, status };
}

async function send(deps: DeliverJobDeps, row: Delivery, url: string): Promise<DeliveryOutcome> {
  const { now, allowLocal, secretsOf, deliver = deliverWebhook } = deps;
  const { type, payload, event_id: id, endpoint_id, user_type_id } = row;
  const secrets = await secretsOf(user_type_id, endpoint_id);
  return deliver({ url, id, type, payload, allowLocal, now, secrets });
}

/**
 * Returns the address to send to: the endpoint's as it is now, because the delivery may be older than the endpoint's last edit.
 * Returns undefined when the endpoint is deleted or switched off.
 */
async function addressOf(db: Db, { endpoint_id: id, url }: Delivery): Promise<string | undefined> {
  if (id === null) return url;
  const endpoint = await db
    .selectFrom('webhook_endpoints')
    .select('url')
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return endpoint?.url;
}

/** Returns the attempt's entry in the delivery's log. */
function entryOf(
  { redelivery_asked }: Delivery,
  { status, error, code, values }: DeliveryOutcome,
  time: Pick<WebhookAttempt, 'at' | 'milliseconds'>,
): WebhookAttempt {
  return {
    ...time,
    ...(status !== undefined && { status }),
    ...(code && error && { error, code }),
    ...(values && { values }),
    ...(redelivery_asked && { redelivery: true }),
  };
}
