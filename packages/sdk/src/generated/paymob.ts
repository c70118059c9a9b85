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
  startPayment(body: PaymobPaymentRequest, options?: CallOptions): Call<PaymobPayment> {
    return this.api.call<'POST', '/paymob/checkout/make-payment'>('POST', `${this.basePath}/make-payment`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Records the result in a return from Paymob.
   *
   * Takes the query parameters that Paymob sent the customer back with. The server checks the signature with its own
   * secret, then the amount, currency and order; if one of them is wrong, it returns 401 and records nothing.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  updateStatus(body: PaymobReturn, options?: CallOptions): Call<PaymobStatus> {
    return this.api.call<'PUT', '/paymob/checkout/update-status'>('PUT', `${this.basePath}/update-status`, { body }, options);
  }
}
