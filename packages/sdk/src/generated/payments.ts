// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type PaymentRecord = Result<'getPayment'>;

/** Payments of customers, each with everything that happened to it. */
export class Payments extends Resource {
  /**
   * Reads a payment.
   *
   * One payment with everything that happened to it, oldest first: its session, every attempt, the provider's messages,
   * the merchant's webhooks, refunds, corrections and its settlement. The path takes the id of its transaction or of
   * its checkout session. Only users of the platform owner see the messages; a carrier's users see only the carrier's
   * share, and no webhooks or settlement. A key sees the webhooks only with the scope `webhooks:read`.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<PaymentRecord> {
    return this.api.call<'GET', '/payments/get/{id}'>('GET', '/payments/get/{id}', { path: { id } }, options);
  }
}
