import type { Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type WebhookDelivery = Row<'listWebhookDeliveries'>;
export type WebhookDeliveryQuery = Query<'listWebhookDeliveries'>;

/** What merchants were told. */
export class WebhookDeliveries extends Resource {
  list(query?: WebhookDeliveryQuery, options?: CallOptions): PageCall<WebhookDelivery> {
    return this.api.list('/webhook-deliveries/get', query, options);
  }

  /** Sends the same event again, under its own event id. */
  redeliver(id: string, options?: CallOptions): Call<Result<'redeliverWebhook'>> {
    return this.api.call('POST', '/webhook-deliveries/redeliver/{id}', options, id);
  }
}
