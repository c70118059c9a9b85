// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, components, operations, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type PublicCheckoutSession = Result<'getCheckoutSession'>;
export type CheckoutService = Result<'getCheckoutService'>;
export type CheckoutSessionInput = Body<'createCheckoutSession'>;
export type NewCheckoutSession = Result<'createCheckoutSession'>;
export type CheckoutSession = Result<'cancelCheckoutSession'>;
export type CheckoutSessionEvent = components['schemas']['CheckoutEvent'];
export type RepeatedPayment = Result<'repeatPayment'>;
export type AbandonedPayment = Result<'abandonPayment'>;
export type CheckoutLogQuery = Body<'listCheckoutLogs'>;
export type CheckoutLog = Row<'listCheckoutLogs'>;
export type CheckoutLogSearch = Body<'searchCheckoutLogs'>;
export type CheckoutRequestQuery = Body<'listCheckoutRequests'>;
export type CheckoutRequest = Row<'listCheckoutRequests'>;
export type CheckoutRequestSearch = Body<'searchCheckoutRequests'>;
export type CheckoutStart = Body<'startCheckout'>;
export type CheckoutOutcome = Result<'startCheckout'>;
export type CheckoutProvider = operations['startCheckout']['parameters']['query']['provider'];
export type CardCheckout = Body<'payByCard'>;

/**
 * Checkout sessions: a merchant's server creates them, its customer reads and pays them, and users of the platform
 * owner monitor them.
 */
export class Checkout extends Resource {
  private readonly basePath = '/checkout';

  /**
   * Reads a checkout session.
   *
   * Whoever knows the session's id may read it. Also returns a session that cannot be paid, with `errors`.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  session(sessionId: string, options?: CallOptions): Call<PublicCheckoutSession> {
    return this.api.call<'GET', '/checkout/get/service'>('GET', `${this.basePath}/get/service`, { query: { sessionId } }, options);
  }

  /**
   * Reads the public fields of a service.
   *
   * By its public id or its `_id`. Contains no prices, shares or secrets.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  service(serviceId: string, options?: CallOptions): Call<CheckoutService> {
    return this.api.call<'GET', '/checkout/get/service/{serviceId}'>('GET', `${this.basePath}/get/service/{serviceId}`, { path: { serviceId } }, options);
  }

  /**
   * Creates a checkout session from a merchant's server.
   *
   * Needs the merchant's private key. The amount is in major units. Repeating the request with the same order and body
   * returns the same session. A session that has expired, failed or was canceled gives its order free: the request
   * makes a new session, also with another amount.
   *
   * @throws PermissionError The key lacks the scope (access.keyScope), or is used from an address that is not on its
   * list (access.keyAddress).
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The order is paid already (order-paid) or has an open session with other details
   * (order-exists), the service is suspended (service-suspended), the number is blacklisted (blacklisted), or the same
   * request is still being processed (in-flight).
   */
  createSession(body: CheckoutSessionInput, options?: CallOptions): Call<NewCheckoutSession> {
    return this.api.call<'POST', '/checkout/sessions'>('POST', `${this.basePath}/sessions`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Reads a session as its merchant.
   *
   * Only sessions of the key's merchant; others return 404. `errors` is empty: `status` says what became of the
   * session.
   *
   * @throws PermissionError The key lacks the scope (access.keyScope), or is used from an address that is not on its
   * list (access.keyAddress).
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieveSession(id: string, options?: CallOptions): Call<CheckoutSession> {
    return this.api.call<'GET', '/checkout/sessions/{id}'>('GET', `${this.basePath}/sessions/{id}`, { path: { id } }, options);
  }

  /**
   * Cancels a session.
   *
   * Ends a session that is not paid: its customer cannot pay it any more, and its order is free for another session. An
   * open payment is given up first, after its provider was asked: if the provider has received it, the session is paid
   * and 409 says so. A payment that was under way, such as a reference paid in cash, still counts if the provider
   * confirms it later. Changes nothing if the session has expired or failed.
   *
   * @throws PermissionError The key lacks the scope (access.keyScope), or is used from an address that is not on its
   * list (access.keyAddress).
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The session is paid (order-paid), another amount than is due was received for it
   * (checkout.otherAmount), the payment provider is not configured here (unknown-provider), or a payment is still being
   * started (in-flight).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  cancelSession(id: string, options?: CallOptions): Call<CheckoutSession> {
    return this.api.call<'POST', '/checkout/sessions/{id}/cancel'>('POST', `${this.basePath}/sessions/{id}/cancel`, { path: { id }, repeat: 'safe' }, options);
  }

  /**
   * Watches a session.
   *
   * Server-sent events: the current state at once, then each change, for ten minutes at most. The SDK reconnects and
   * ends when the session is paid, failed or expired. Too many open streams of one session return 429.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  watch(id: string, options?: CallOptions): AsyncGenerator<CheckoutSessionEvent, void> {
    return this.api.watch<'GET', '/checkout/sessions/{id}/events', CheckoutSessionEvent>('GET', `${this.basePath}/sessions/{id}/events`, { path: { id } }, { status: ['paid', 'failed', 'expired'] }, options);
  }

  /**
   * Sends the last payment again.
   *
   * Begins a payment like the session's last one, which was given up: a new QR code, or another request to the same
   * wallet, with the details that the customer typed before. Those whose `attempt` had canRepeat can be sent again;
   * otherwise, and while a payment is open, nothing changes. The new payment is the session's `attempt`.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The payment provider refused (status Payment-Failed), or the payment conflicts with the
   * current state (status Conflict). With Payment-Failed, `code` is the payment provider's own. With Conflict, `code`
   * is one of these: - order-paid: the order is already paid. - session-expired: the session has ended. -
   * service-suspended: the service is suspended. - unknown-provider: the service's payment provider is not configured
   * here. - checkout.otherProvider: the request names another payment provider than the service's. - attempt-open: the
   * customer is paying the order in another way. - checkout.otherAmount: another amount than is due was received for
   * the open payment. - checkout.cardEntry: the installation takes cards on the payment provider's page only. -
   * blacklisted: the customer's number is blacklisted. - in-flight: the same request is still being processed.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  repeatPayment(id: string, options?: CallOptions): Call<RepeatedPayment> {
    return this.api.call<'POST', '/checkout/sessions/{id}/repeat'>('POST', `${this.basePath}/sessions/{id}/repeat`, { path: { id }, repeat: 'safe' }, options);
  }

  /**
   * Gives up an open payment.
   *
   * Asks the provider first. If the provider has received the payment, returns the session as paid; otherwise the
   * session is open again, so that its customer can pay in another way. The payment still counts if the provider
   * confirms it later. Refused if the provider has received another amount than is due: the customer would pay twice.
   * Changes nothing if there is no open payment.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The open payment cannot be given up: another amount than is due was received for it
   * (checkout.otherAmount), the payment provider is not configured here (unknown-provider), or the payment is still
   * being started (in-flight).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  abandonPayment(id: string, options?: CallOptions): Call<AbandonedPayment> {
    return this.api.call<'POST', '/checkout/sessions/{id}/abandon'>('POST', `${this.basePath}/sessions/{id}/abandon`, { path: { id }, repeat: 'safe' }, options);
  }

  /**
   * Lists checkout logs.
   *
   * Requests to payment providers and their responses between two days, inclusive; for users of the platform owner
   * only. q searches the same fields as the search. Page numbers reach the first 10,000 rows, the cursor all of them.
   * Sorts by createdDate, provider, sessionId; the cursor requires -createdDate.
   */
  logs(query: CheckoutLogQuery, options?: CallOptions): PageCall<CheckoutLog> {
    return this.api.list<'POST', '/checkout/get/logs'>('POST', `${this.basePath}/get/logs`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Searches checkout logs.
   *
   * Searches for the text in the provider's name, the session's id, the merchant's name and every value of request and
   * response. An order id finds the logs of its session. Page numbers reach the first 10,000 rows, the cursor all of
   * them. Sorts by createdDate, provider, sessionId; the cursor requires -createdDate.
   */
  searchLogs(query: CheckoutLogSearch, options?: CallOptions): PageCall<CheckoutLog> {
    return this.api.list<'POST', '/checkout/get/search'>('POST', `${this.basePath}/get/search`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Lists checkout requests.
   *
   * Sessions that customers were sent to between two days, inclusive, with amounts in major units; for users of the
   * platform owner only. q searches the same fields as the search. Page numbers reach the first 10,000 rows, the cursor
   * all of them. Sorts by createdDate, amount, currency, status, orderId, serviceId, msisdn, product; the cursor
   * requires -createdDate.
   */
  requests(query: CheckoutRequestQuery, options?: CallOptions): PageCall<CheckoutRequest> {
    return this.api.list<'POST', '/checkout/get/requests'>('POST', `${this.basePath}/get/requests`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Searches checkout requests.
   *
   * Searches for the text in serviceId, orderId, msisdn, product and the merchant's name. A session's id finds the
   * session. Page numbers reach the first 10,000 rows, the cursor all of them. Sorts by createdDate, amount, currency,
   * status, orderId, serviceId, msisdn, product; the cursor requires -createdDate.
   */
  searchRequests(query: CheckoutRequestSearch, options?: CallOptions): PageCall<CheckoutRequest> {
    return this.api.list<'POST', '/checkout/get/requests/search'>('POST', `${this.basePath}/get/requests/search`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Starts a payment at a provider.
   *
   * The provider must be the one of the session's service; another returns 409. A second request for the session
   * returns the payment of the first.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The payment provider refused (status Payment-Failed), or the payment conflicts with the
   * current state (status Conflict). With Payment-Failed, `code` is the payment provider's own. With Conflict, `code`
   * is one of these: - order-paid: the order is already paid. - session-expired: the session has ended. -
   * service-suspended: the service is suspended. - unknown-provider: the service's payment provider is not configured
   * here. - checkout.otherProvider: the request names another payment provider than the service's. - attempt-open: the
   * customer is paying the order in another way. - checkout.otherAmount: another amount than is due was received for
   * the open payment. - checkout.cardEntry: the installation takes cards on the payment provider's page only. -
   * blacklisted: the customer's number is blacklisted. - in-flight: the same request is still being processed.
   */
  start(provider: CheckoutProvider, body: CheckoutStart, options?: CallOptions): Call<CheckoutOutcome> {
    return this.api.call<'POST', '/checkout'>('POST', `${this.basePath}`, { query: { provider }, body, repeat: 'keyed' }, options);
  }

  /**
   * Pays a session by card.
   *
   * The session's provider charges the card; card number and CVV are passed on and never stored. A second request for
   * the session returns the payment of the first.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The payment provider refused (status Payment-Failed), or the payment conflicts with the
   * current state (status Conflict). With Payment-Failed, `code` is the payment provider's own. With Conflict, `code`
   * is one of these: - order-paid: the order is already paid. - session-expired: the session has ended. -
   * service-suspended: the service is suspended. - unknown-provider: the service's payment provider is not configured
   * here. - checkout.otherProvider: the request names another payment provider than the service's. - attempt-open: the
   * customer is paying the order in another way. - checkout.otherAmount: another amount than is due was received for
   * the open payment. - checkout.cardEntry: the installation takes cards on the payment provider's page only. -
   * blacklisted: the customer's number is blacklisted. - in-flight: the same request is still being processed.
   */
  payByCard(body: CardCheckout, options?: CallOptions): Call<CheckoutOutcome> {
    return this.api.call<'PUT', '/checkout/cc'>('PUT', `${this.basePath}/cc`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Pays a session by card at easypaisa.
   *
   * Card number and CVV are passed on and never stored. No credentials are needed: an open session is enough. The first
   * clients send a fixed basic authorization; if the deployment configures one, it must be correct when sent. A second
   * request for the session returns the payment of the first.
   *
   * @throws AuthenticationError The name or password of the basic authorization is wrong.
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The payment provider refused (status Payment-Failed), or the payment conflicts with the
   * current state (status Conflict). With Payment-Failed, `code` is the payment provider's own. With Conflict, `code`
   * is one of these: - order-paid: the order is already paid. - session-expired: the session has ended. -
   * service-suspended: the service is suspended. - unknown-provider: the service's payment provider is not configured
   * here. - checkout.otherProvider: the request names another payment provider than the service's. - attempt-open: the
   * customer is paying the order in another way. - checkout.otherAmount: another amount than is due was received for
   * the open payment. - checkout.cardEntry: the installation takes cards on the payment provider's page only. -
   * blacklisted: the customer's number is blacklisted. - in-flight: the same request is still being processed.
   */
  payByEasypaisaCard(body: CardCheckout, options?: CallOptions): Call<CheckoutOutcome> {
    return this.api.call<'POST', '/checkout/credit-card-checkout/easypaisa'>('POST', `${this.basePath}/credit-card-checkout/easypaisa`, { body, repeat: 'keyed' }, options);
  }
}
