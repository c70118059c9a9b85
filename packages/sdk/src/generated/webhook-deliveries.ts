// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type RedeliveryPeriod = Body<'redeliverWebhooks'>;
export type RedeliveredCount = Result<'redeliverWebhooks'>;
export type WebhookDeliveryQuery = Query<'listWebhookDeliveries'>;
export type WebhookDelivery = Row<'listWebhookDeliveries'>;

/** Endpoints and deliveries of webhooks to merchants. */
export class WebhookDeliveries extends Resource {
  private readonly basePath = '/webhook-deliveries';

  /**
   * Sends the webhooks of a period again.
   *
   * Each webhook keeps its event id. More than 10,000 webhooks are rejected (delivery.tooMany). Waiting webhooks stay
   * unchanged; webhooks to endpoints that are deleted or switched off are left out.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  redeliverPeriod(body: RedeliveryPeriod, options?: CallOptions): Call<RedeliveredCount> {
    return this.api.call<'POST', '/webhook-deliveries/redeliver-period'>('POST', `${this.basePath}/redeliver-period`, { body }, options);
  }

  /**
   * Lists webhook deliveries.
   *
   * q finds serviceName, merchantName, eventType, eventId, the id of the session, payout or subscription that the event
   * is about, and the order id of its session. Page numbers reach the first 10,000 rows, the cursor all of them. Sorts
   * by createdDate, eventType, status, url, attempts, serviceName, merchantName, responseStatus, eventId; the cursor
   * requires -createdDate.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: WebhookDeliveryQuery, options?: CallOptions): PageCall<WebhookDelivery> {
    return this.api.list<'GET', '/webhook-deliveries/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Sends a webhook again.
   *
   * Sends the same event id, so that a receiver that stores ids handles the event once. A pending delivery stays
   * unchanged. Returns 409 if the endpoint is deleted or switched off (endpoint.inactive).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The merchant has this address already (endpoint.urlTaken), has 20 endpoints
   * (endpoint.tooMany), or the endpoint is gone or switched off (endpoint.inactive).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  redeliver(id: string, options?: CallOptions): Call<WebhookDelivery> {
    return this.api.call<'POST', '/webhook-deliveries/redeliver/{id}'>('POST', `${this.basePath}/redeliver/{id}`, { path: { id } }, options);
  }
}
