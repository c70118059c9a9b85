import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type ReferenceRequest = Body<'requestReferenceNumber'>;
export type Reference = Result<'requestReferenceNumber'>;
export type PaymentStatusQuery = Body<'getPaymentStatus'>;
export type PaymentStatus = Result<'getPaymentStatus'>;
export type CardStatus = Body<'updateCardStatus'>;
export type CardPaymentRequest = Body<'startCardPayment'>;
export type CardPayment = Result<'startCardPayment'>;
export type WalletQrRequest = Body<'requestWalletQr'>;
export type WalletQr = Result<'requestWalletQr'>;
export type WalletPushRequest = Body<'requestWalletPush'>;
export type WalletPush = Result<'requestWalletPush'>;
export type PaytabsPaymentRequest = Body<'startPaytabsPayment'>;
export type PaytabsPayment = Result<'startPaytabsPayment'>;

/** Payments by reference number, wallet, card with 3-D Secure and at PayTabs. */
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

  /** Charges a card, which its customer confirms at `redirectLink`; card number and CVV are handed on, never stored. */
  startCardPayment(request: CardPaymentRequest, options?: CallOptions): Call<CardPayment> {
    return this.api.call('POST', '/mena/3D-secure/checkout', options, undefined, request, 'keyed');
  }

  /** Asks for a code that the customer scans with a wallet: a picture in a data address. */
  requestWalletQr(request: WalletQrRequest, options?: CallOptions): Call<WalletQr> {
    return this.api.call('POST', '/mena/e-wallet/via-qr', options, undefined, request, 'keyed');
  }

  /** Asks a wallet's owner on the phone to confirm. */
  requestWalletPush(request: WalletPushRequest, options?: CallOptions): Call<WalletPush> {
    return this.api.call('POST', '/mena/e-wallet/via-r-2-p', options, undefined, request, 'keyed');
  }

  /** Starts a payment that goes on at `redirect_url`. */
  startPaytabsPayment(request: PaytabsPaymentRequest, options?: CallOptions): Call<PaytabsPayment> {
    return this.api.call('POST', '/mena/paytab/make-payment', options, undefined, request, 'keyed');
  }
}
