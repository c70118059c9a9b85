import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type MontyPaymentRequest = Body<'startMontyPayment'>;
export type MontyPayment = Result<'startMontyPayment'>;

/** Payments at Monty, by card. */
export class Monty extends Resource {
  /** Starts a payment that goes on at `url`. */
  startPayment(request: MontyPaymentRequest, options?: CallOptions): Call<MontyPayment> {
    return this.api.call('POST', '/monty/checkout/make-payment', options, undefined, request, 'keyed');
  }
}
