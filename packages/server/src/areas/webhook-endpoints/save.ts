import { newId } from '../../basics/ids.ts';
import { conflict } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { giveUpWaiting } from '../../webhooks/give-up-waiting.ts';
import { checkedAddress } from './checked-address.ts';
import { type EndpointRow, urlTaken } from './store.ts';

const MOST_ENDPOINTS = 20;

/** Adds an endpoint without a secret. The merchant must be locked. Returns the endpoint's id. */
export async function addEndpoint(
  trx: Trx,
  gateway: Gateway,
  merchantId: string,
  { url, description = '', events }: Body<'addWebhookEndpoint'>,
  now: Date,
): Promise<string> {
  const { count } = await trx
    .selectFrom('webhook_endpoints')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_type_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_ENDPOINTS) throw conflict('endpoint.tooMany', { count: MOST_ENDPOINTS });
  const id = newId('whe');
  await trx
    .insertInto('webhook_endpoints')
    .values({
      id,
      user_type_id: merchantId,
      url: checkedAddress(gateway, url),
      description: description.trim(),
      events,
      status: 'Active',
      created_at: now,
    })
    .execute()
    .catch(urlTaken);
  return id;
}

/**
 * Returns the events that an edit lets a receiver have which it did not get before: added events, or all events when the
 * address changes or the endpoint is switched on. Waiting deliveries of removed events go to a new address, too.
 */
export function gainedEvents(
  gateway: Gateway,
  before: EndpointRow,
  { url, events = before.events, status = before.status }: Body<'editWebhookEndpoint'>,
): EndpointRow['events'] {
  const isMoved = url !== undefined && checkedAddress(gateway, url) !== before.url;
  if (isMoved || status !== before.status) return status === 'Active' ? [...before.events, ...events] : [];
  return events.filter((event) => !before.events.includes(event));
}

/**
 * Saves an edit of a locked endpoint. A new address also applies to waiting deliveries. Switching off marks waiting deliveries
 * as failed; switching on or another address resets the failures.
 */
export async function saveEndpoint(
  trx: Trx,
  gateway: Gateway,
  before: EndpointRow,
  { url, description, events, status = before.status }: Body<'editWebhookEndpoint'>,
): Promise<void> {
  const address = url === undefined ? before.url : checkedAddress(gateway, url);
  const isSwitchedOn = status === 'Active' && before.status === 'Inactive';
  await trx
    .updateTable('webhook_endpoints')
    .set({
      url: address,
      status,
      ...(description !== undefined && { description: description.trim() }),
      ...(events && { events }),
      ...((isSwitchedOn || address !== before.url) && { failing_since: null }),
      ...(isSwitchedOn && { disabled_at: null }),
    })
    .where('id', '=', before.id)
    .execute()
    .catch(urlTaken);
  if (status === 'Inactive') return giveUpWaiting(trx, before);
  if (address === before.url) return;
  await trx
    .updateTable('webhook_deliveries')
    .set({ url: address })
    .where('user_type_id', '=', before.user_type_id)
    .where('endpoint_id', '=', before.id)
    .where('status', '=', 'pending')
    .execute();
}
