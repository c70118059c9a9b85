// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type PaymobPaymentRequest = Body<'startPaymobPayment'>;
export type PaymobPayment = Result<'startPaymobPayment'>;
export type PaymobReturn = Body<'updatePaymobStatus'>;
export type PaymobStatus = Result<'updatePaymobStatus'>;

/** Payments at Paymob, by card and by wallet. */
export class Paymob extends Resource {
  private readonly basePath = '/paymob/checkout';

  /**
   * Starts a payment at Paymob.
   *
   * The customer pays at redirectLink; a card's number is typed there. A second request for the session returns the
   * payment of the first.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ConflictError The provider refused: `status` is Payment-Failed and `code` the provider's own. Otherwise
   * `status` is Conflict: the order is paid already (order-paid), the session is over (session-expired), the service is
   * suspended (service-suspended) or its provider not known here (unknown-provider), the order is being paid in another
   * way (attempt-open), the installation takes cards on the provider's page only (checkout.cardEntry), the customer's
   * number is blacklisted (blacklisted), or the same request is still being processed (in-flight).
   */
  startPayment(body: PaymobPaymentRequest, options?: CallOptions): Call<PaymobPayment> {
    return this.api.call<'POST', '/paymob/checkout/make-payment'>('POST', `${this.basePath}/make-payment`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Records the result in a return from Paymob.
   *
   * Takes the query parameters that Paymob sent the customer back with. The server checks the signature with its own
   * secret, then the amount, currency and order; if one of them is wrong, it answers 401 and records nothing.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  updateStatus(body: PaymobReturn, options?: CallOptions): Call<PaymobStatus> {
    return this.api.call<'PUT', '/paymob/checkout/update-status'>('PUT', `${this.basePath}/update-status`, { body }, options);
  }
}
