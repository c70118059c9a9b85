import type { Body, components, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';
import { watch } from '../core/watch.ts';

export type CheckoutSessionInput = Body<'createCheckoutSession'>;
export type NewCheckoutSession = Result<'createCheckoutSession'>;
export type CheckoutSession = Result<'retrieveCheckoutSession'>;
export type PublicCheckoutSession = Result<'getCheckoutSession'>;
export type CheckoutService = Result<'getCheckoutService'>;
export type CardCheckout = Body<'payByCard'>;
export type CheckoutStart = Body<'startCheckout'>;
export type CheckoutProvider = Query<'startCheckout'>['provider'];
export type CheckoutOutcome = Result<'startCheckout'>;
export type CheckoutLog = Row<'listCheckoutLogs'>;
export type CheckoutLogQuery = Body<'listCheckoutLogs'>;
export type CheckoutLogSearch = Body<'searchCheckoutLogs'>;
export type CheckoutRequest = Row<'listCheckoutRequests'>;
export type CheckoutRequestQuery = Body<'listCheckoutRequests'>;
export type CheckoutRequestSearch = Body<'searchCheckoutRequests'>;

/** What a session's event stream tells at each change. */
export type CheckoutSessionEvent = components['schemas']['CheckoutEvent'];

const isLast = ({ status }: CheckoutSessionEvent): boolean => /^(paid|failed|expired)$/.test(status);

/** Checkout sessions: made by a merchant's server, shown to and paid by its customer; the platform owner watches. */
export class Checkout extends Resource {
  /** Creates a session with the merchant's secret key; the same order and body answer the same session. Major units. */
  createSession(session: CheckoutSessionInput, options?: CallOptions): Call<NewCheckoutSession> {
    return this.api.call('POST', '/checkout/sessions', options, undefined, session, 'keyed');
  }

  /** A session of the secret key's merchant. */
  retrieveSession(id: string, options?: CallOptions): Call<CheckoutSession> {
    return this.api.call('GET', '/checkout/sessions/{id}', options, id);
  }

  /** A session as its customer's page may see it. */
  session(sessionId: string, options?: CallOptions): Call<PublicCheckoutSession> {
    return this.api.call('GET', '/checkout/get/service', options, undefined, { sessionId });
  }

  /** What a checkout page may know of a service. */
  service(serviceId: string, options?: CallOptions): Call<CheckoutService> {
    return this.api.call('GET', '/checkout/get/service/{serviceId}', options, serviceId);
  }

  /** Every change of a session as it happens, over broken connections, until it is paid, failed or expired. */
  watch(id: string, options?: CallOptions): AsyncGenerator<CheckoutSessionEvent, void> {
    return watch(this.api, '/checkout/sessions/{id}/events', id, isLast, options);
  }

  /** Pays a session by card at its own provider; card number and CVV are handed on, never stored. */
  payByCard(card: CardCheckout, options?: CallOptions): Call<CheckoutOutcome> {
    return this.api.call('PUT', '/checkout/cc', options, undefined, card, 'keyed');
  }

  /** Pays a session by card at easypaisa; card number and CVV are handed on, never stored. */
  payByEasypaisaCard(card: CardCheckout, options?: CallOptions): Call<CheckoutOutcome> {
    const path = '/checkout/credit-card-checkout/easypaisa';
    return this.api.call('POST', path, options, undefined, card, 'keyed');
  }

  /** Starts a session's payment at a provider, which must be its service's own; the outcome tells how it goes on. */
  start(provider: CheckoutProvider, payment: CheckoutStart, options?: CallOptions): Call<CheckoutOutcome> {
    const query = { ...options?.query, provider };
    return this.api.call('POST', '/checkout', { ...options, query }, undefined, payment, 'keyed');
  }

  /** What went to providers and came from them between two days, inclusive; the platform owner's. */
  logs(query: CheckoutLogQuery, options?: CallOptions): PageCall<CheckoutLog> {
    return this.api.list('/checkout/get/logs', query, options, 'POST');
  }

  /** The logs between two days, inclusive, that hold a text. */
  searchLogs(query: CheckoutLogSearch, options?: CallOptions): PageCall<CheckoutLog> {
    return this.api.list('/checkout/get/search', query, options, 'POST');
  }

  /** The sessions that customers were sent to between two days, inclusive: amounts in major units; the platform owner's. */
  requests(query: CheckoutRequestQuery, options?: CallOptions): PageCall<CheckoutRequest> {
    return this.api.list('/checkout/get/requests', query, options, 'POST');
  }

  /** The requests between two days, inclusive, that hold a text. */
  searchRequests(query: CheckoutRequestSearch, options?: CallOptions): PageCall<CheckoutRequest> {
    return this.api.list('/checkout/get/requests/search', query, options, 'POST');
  }
}
