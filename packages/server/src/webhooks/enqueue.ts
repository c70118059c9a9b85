import { type Selectable, sql } from 'kysely';
import { newId } from '../basics/ids.ts';
import { later } from '../db/send-together.ts';
import type { WebhookEndpointTable, WebhookEventType } from '../db/tables-keys.ts';
import type { Db, Trx } from '../db/transaction.ts';
import type { EventData } from './event-data.ts';
import { sendAllLater } from './send-later.ts';

interface EventOf<Type extends WebhookEventType> {
  userTypeId: string;
  /** The service's `_id`; null for an event without a service. */
  serviceId: string | null;
  type: Type;
  /**
   * The URL set on the session, service or package, which gets the event in addition to the endpoints; null if there is none.
   */
  url: string | null;
  data: EventData[Type];
  now: Date;
}

/** An event of any type, with that type's data. */
export type WebhookEvent = { [Type in WebhookEventType]: EventOf<Type> }[WebhookEventType];

/** The target of an event: an endpoint, or (endpointId null) a URL set on a session, service or package. */
export interface WebhookTarget {
  endpointId: string | null;
  url: string;
}

export type Endpoint = Pick<Selectable<WebhookEndpointTable>, 'id' | 'user_type_id' | 'url' | 'events'>;

/** Maximum number of deliveries that one statement writes. */
const BATCH = 500;
/**
 * Fields that identify the record of an event; events of the same record are delivered in order. The first one present counts.
 */
const ORDER_FIELDS = ['sessionId', 'payoutId', 'subscriptionId'] as const;

/**
 * Stores an event's deliveries and their jobs in the transaction of the change that causes the event: one delivery for the
 * event's URL, and one for each active endpoint of the merchant that subscribes to the event. Reads the endpoints unless they
 * are given. Returns the event's id, which is sent as `webhook-id`.
 */
export async function enqueueWebhook(
  trx: Trx,
  event: WebhookEvent,
  endpoints?: readonly Endpoint[],
): Promise<string> {
  const [eventId = ''] = await enqueueWebhooks(trx, [event], endpoints);
  return eventId;
}

/** Like `enqueueWebhook`, for many events with few statements. */
export async function enqueueWebhooks(
  trx: Trx,
  events: readonly WebhookEvent[],
  known?: readonly Endpoint[],
): Promise<string[]> {
  const endpoints =
    known ?? (await endpointsOf(trx, [...new Set(events.map(({ userTypeId }) => userTypeId))]));
  const eventIds: string[] = [];
  const rows = events.flatMap((event) => {
    const eventId = newId('evt');
    eventIds.push(eventId);
    const own = event.url === null ? [] : [{ endpointId: null, url: event.url }];
    const wanting = endpoints
      .filter(({ user_type_id, events: wanted }) => {
        const all: readonly string[] = wanted;
        return user_type_id === event.userTypeId && all.includes(event.type);
      })
      .map(({ id, url }) => ({ endpointId: id, url }));
    return [...own, ...wanting].map((target) => deliveryOf(event, eventId, target));
  });
  await writeDeliveries(trx, rows);
  return eventIds;
}

/** Stores an event for one target only. Returns the delivery's id. */
export async function enqueueFor(trx: Trx, event: WebhookEvent, target: WebhookTarget): Promise<string> {
  const row = deliveryOf(event, newId('evt'), target);
  await writeDeliveries(trx, [row]);
  return row.id;
}

/** Returns a query for the active endpoints. The caller adds a condition that selects the accounts. */
export const activeEndpoints = (db: Db) =>
  db
    .selectFrom('webhook_endpoints')
    .select(['id', 'user_type_id', 'url', 'events'])
    .where('status', '=', 'Active');

/** Reads the active endpoints of accounts. */
export const endpointsOf = (trx: Trx, userTypeIds: readonly string[]): Promise<Endpoint[]> =>
  activeEndpoints(trx)
    .where('user_type_id', '=', sql<string>`any(${[...userTypeIds]})`)
    .execute();

function deliveryOf(event: WebhookEvent, eventId: string, { endpointId, url }: WebhookTarget) {
  const { userTypeId, serviceId, type, data, now } = event;
  const known: Partial<Record<string, unknown>> = { ...data };
  const order = ORDER_FIELDS.map((field) => known[field]).find((value) => typeof value === 'string');
  return {
    id: newId('whd'),
    user_type_id: userTypeId,
    service_id: serviceId,
    event_id: eventId,
    type,
    url,
    payload: JSON.stringify({ type, timestamp: now.toISOString(), data }),
    status: 'pending' as const,
    last_status: null,
    last_error: null,
    created_at: now,
    endpoint_id: endpointId,
    order_key: typeof order === 'string' ? order : null,
  };
}

async function writeDeliveries(trx: Trx, rows: ReturnType<typeof deliveryOf>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH);
    await trx.insertInto('webhook_deliveries').values(some).modifyEnd(later).execute();
    await sendAllLater(trx, some);
  }
}
