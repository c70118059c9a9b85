import { newId } from '../basics/ids.ts';
import type { WebhookEventType } from '../db/tables-books.ts';
import type { Trx } from '../db/transaction.ts';
import { sendLater } from './send-later.ts';

export interface WebhookEvent {
  userTypeId: string;
  serviceId: string;
  type: WebhookEventType;
  url: string;
  data: Record<string, unknown>;
  now: Date;
}

/** Stores a webhook and its job in the caller's transaction. Returns the event's id, which is sent as `webhook-id`. */
export async function enqueueWebhook(trx: Trx, event: WebhookEvent): Promise<string> {
  const { userTypeId, serviceId, type, url, data, now } = event;
  const [id, eventId] = [newId('whd'), newId('evt')];
  await trx
    .insertInto('webhook_deliveries')
    .values({
      id,
      user_type_id: userTypeId,
      service_id: serviceId,
      event_id: eventId,
      type,
      url,
      payload: JSON.stringify({ type, timestamp: now.toISOString(), data }),
      status: 'pending',
      last_status: null,
      last_error: null,
      created_at: now,
    })
    .execute();
  await sendLater(trx, { id, userTypeId });
  return eventId;
}
