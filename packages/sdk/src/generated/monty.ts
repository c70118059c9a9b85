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
  startPayment(body: MontyPaymentRequest, options?: CallOptions): Call<MontyPayment> {
    return this.api.call<'POST', '/monty/checkout/make-payment'>('POST', '/monty/checkout/make-payment', { body, repeat: 'keyed' }, options);
  }
}
