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
  /** Starts a payment that goes on at `redirectLink`. */
  startPayment(request: PaymobPaymentRequest, options?: CallOptions): Call<PaymobPayment> {
    return this.api.call('POST', '/paymob/checkout/make-payment', options, undefined, request, 'keyed');
  }

  /** Hands in the query that Paymob sent the customer back with; a wrong signature is an `AuthenticationError`. */
  updateStatus(said: PaymobReturn, options?: CallOptions): Call<PaymobStatus> {
    return this.api.call('PUT', '/paymob/checkout/update-status', options, undefined, said);
  }
}
