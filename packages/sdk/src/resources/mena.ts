import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type ReferenceRequest = Body<'requestReferenceNumber'>;
export type Reference = Result<'requestReferenceNumber'>;
export type PaymentStatusQuery = Body<'getPaymentStatus'>;
export type PaymentStatus = Result<'getPaymentStatus'>;
export type CardStatus = Body<'updateCardStatus'>;

/** Payments by reference number and by card with 3-D Secure. */
export class Mena extends Resource {
  /** Asks for a reference number that the customer pays elsewhere; a second request of a session answers the first one's. */
  requestReferenceNumber(request: ReferenceRequest, options?: CallOptions): Call<Reference> {
    return this.api.call('POST', '/mena/referance-number', options, undefined, request, 'keyed');
  }

  /** Whether a reference is paid: the amount is in major units. */
  paymentStatus(query: PaymentStatusQuery, options?: CallOptions): Call<PaymentStatus> {
    return this.api.call('POST', '/mena/payment-status', options, undefined, query, 'safe');
  }

  /** Hands in what a card's return said; the server verifies it with the provider and answers the outcome. */
  updateCardStatus(status: CardStatus, options?: CallOptions): Call<Result<'updateCardStatus'>> {
    return this.api.call('PUT', '/mena/3D-secure/update-status', options, undefined, status);
  }
}
