import type { Body, components, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';
import { watch } from '../core/watch.ts';

export type CheckoutSessionInput = Body<'createCheckoutSession'>;
export type NewCheckoutSession = Result<'createCheckoutSession'>;
export type CheckoutSession = Result<'retrieveCheckoutSession'>;
export type PublicCheckoutSession = Result<'getCheckoutSession'>;
export type CheckoutService = Result<'getCheckoutService'>;

/** What a session's event stream tells at each change. */
export type CheckoutSessionEvent = components['schemas']['CheckoutEvent'];

const isLast = ({ status }: CheckoutSessionEvent): boolean => /^(paid|failed|expired)$/.test(status);

/** Checkout sessions: made by a merchant's server, shown to its customer. */
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
}
