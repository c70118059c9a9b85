// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Query, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type WebhookDeliveryQuery = Query<'listWebhookDeliveries'>;
export type WebhookDelivery = Row<'listWebhookDeliveries'>;

/** Deliveries of webhooks to merchants. */
export class WebhookDeliveries extends Resource {
  /**
   * Lists webhook deliveries.
   *
   * q finds serviceName, merchantName, eventType and eventId. Page numbers serve the first 10,000 rows, the cursor any
   * depth. Sorts by createdDate, eventType, status, attempts, serviceName, merchantName; the cursor goes with
   * -createdDate.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  list(query?: WebhookDeliveryQuery, options?: CallOptions): PageCall<WebhookDelivery> {
    return this.api.list<'GET', '/webhook-deliveries/get'>('GET', '/webhook-deliveries/get', { query }, options);
  }

  /**
   * Sends a webhook again.
   *
   * The same event id goes out again, so a receiver that kept it counts it once. One that is still pending stays as it
   * is.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  redeliver(id: string, options?: CallOptions): Call<WebhookDelivery> {
    return this.api.call<'POST', '/webhook-deliveries/redeliver/{id}'>('POST', '/webhook-deliveries/redeliver/{id}', { path: { id } }, options);
  }
}
