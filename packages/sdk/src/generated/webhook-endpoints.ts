// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type WebhookEndpointQuery = Query<'listWebhookEndpoints'>;
export type WebhookEndpoint = Row<'listWebhookEndpoints'>;
export type WebhookEndpointInput = Body<'addWebhookEndpoint'>;
export type NewWebhookEndpoint = Result<'rotateEndpointSecret'>;
export type WebhookEndpointEdit = Body<'editWebhookEndpoint'>;
export type TestDelivery = Result<'testWebhookEndpoint'>;
export type EndpointSecretRotation = Body<'rotateEndpointSecret'>;

/** Endpoints and deliveries of webhooks to merchants. */
export class WebhookEndpoints extends Resource {
  private readonly basePath = '/webhook-endpoints';

  /**
   * Lists the endpoints of merchants.
   *
   * q finds url and description. Sorts by createdDate, url, status.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: WebhookEndpointQuery, options?: CallOptions): PageCall<WebhookEndpoint> {
    return this.api.list<'GET', '/webhook-endpoints/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Adds an endpoint.
   *
   * Returns the signing secret, which no other response contains. A merchant can have at most 20 endpoints
   * (endpoint.tooMany), each address once (endpoint.urlTaken). The endpoint gets the events from now on.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The merchant has this address already (endpoint.urlTaken), has 20 endpoints
   * (endpoint.tooMany), or the endpoint is gone or switched off (endpoint.inactive).
   */
  create(body: WebhookEndpointInput, options?: CallOptions): Call<NewWebhookEndpoint> {
    return this.api.call<'POST', '/webhook-endpoints/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Edits an endpoint, switch it on or off.
   *
   * Waiting deliveries go to the new address. An endpoint that is switched off gets no events, and its waiting
   * deliveries are given up.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The merchant has this address already (endpoint.urlTaken), has 20 endpoints
   * (endpoint.tooMany), or the endpoint is gone or switched off (endpoint.inactive).
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: WebhookEndpointEdit, options?: EditOptions): Call<WebhookEndpoint> {
    return this.api.call<'PUT', '/webhook-endpoints/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Deletes an endpoint.
   *
   * Waiting deliveries are given up; the log keeps the others.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/webhook-endpoints/delete/{id}'>('DELETE', `${this.basePath}/delete/{id}`, { path: { id } }, options);
  }

  /**
   * Sends a test event.
   *
   * Sends webhook.test like any other event; the delivery has the result. An endpoint that is switched off returns 409
   * (endpoint.inactive).
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The merchant has this address already (endpoint.urlTaken), has 20 endpoints
   * (endpoint.tooMany), or the endpoint is gone or switched off (endpoint.inactive).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  test(id: string, options?: CallOptions): Call<TestDelivery> {
    return this.api.call<'POST', '/webhook-endpoints/test/{id}'>('POST', `${this.basePath}/test/{id}`, { path: { id } }, options);
  }

  /**
   * Creates a new signing secret for an endpoint.
   *
   * Returns the secret, which no other response contains. For overlapHours, the new and the previous secret both sign:
   * the header has a signature of each. Older secrets stop signing now.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  rotateSecret(id: string, body: EndpointSecretRotation, options?: CallOptions): Call<NewWebhookEndpoint> {
    return this.api.call<'POST', '/webhook-endpoints/rotate-secret/{id}'>('POST', `${this.basePath}/rotate-secret/{id}`, { path: { id }, body }, options);
  }
}
