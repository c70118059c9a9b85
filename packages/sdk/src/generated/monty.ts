// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type MontyPaymentRequest = Body<'startMontyPayment'>;
export type MontyPayment = Result<'startMontyPayment'>;

/** Payments at Monty, by card. */
export class Monty extends Resource {
  /**
   * Starts a payment at Monty.
   *
   * The customer pays at url; the card's number is typed there. A second request for the session returns the payment of
   * the first.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ConflictError The provider refused: `status` is Payment-Failed and `code` the provider's own. Otherwise
   * `status` is Conflict: the order is paid already (order-paid), the session is over (session-expired), the service is
   * suspended (service-suspended) or its provider not known here (unknown-provider), the order is being paid in another
   * way (attempt-open), the installation takes cards on the provider's page only (checkout.cardEntry), the customer's
   * number is blacklisted (blacklisted), or the same request is still being processed (in-flight).
   */
  startPayment(body: MontyPaymentRequest, options?: CallOptions): Call<MontyPayment> {
    return this.api.call<'POST', '/monty/checkout/make-payment'>('POST', '/monty/checkout/make-payment', { body, repeat: 'keyed' }, options);
  }
}
