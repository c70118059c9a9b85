// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type CardPaymentRequest = Body<'startCardPayment'>;
export type CardPayment = Result<'startCardPayment'>;
export type WalletQrRequest = Body<'requestWalletQr'>;
export type WalletQr = Result<'requestWalletQr'>;
export type WalletPushRequest = Body<'requestWalletPush'>;
export type WalletPush = Result<'requestWalletPush'>;
export type PaytabsPaymentRequest = Body<'startPaytabsPayment'>;
export type PaytabsPayment = Result<'startPaytabsPayment'>;
export type ReferenceRequest = Body<'requestReferenceNumber'>;
export type Reference = Result<'requestReferenceNumber'>;
export type PaymentStatusQuery = Body<'getPaymentStatus'>;
export type PaymentStatus = Result<'getPaymentStatus'>;
export type CardStatus = Body<'updateCardStatus'>;

/** Payments by reference number, by wallet, by card with 3-D Secure, and at PayTabs. */
export class Mena extends Resource {
  private readonly basePath = '/mena';

  /**
   * Charges a card with 3-D Secure.
   *
   * The customer confirms at redirectLink; nothing is paid before that. Card number and CVV are passed on and never
   * stored. A second request for the session returns the payment of the first.
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
  startCardPayment(body: CardPaymentRequest, options?: CallOptions): Call<CardPayment> {
    return this.api.call<'POST', '/mena/3D-secure/checkout'>('POST', `${this.basePath}/3D-secure/checkout`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Requests a code to scan with a wallet.
   *
   * The code is a picture in a data URL. A second request for the session returns the code of the first.
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
  requestWalletQr(body: WalletQrRequest, options?: CallOptions): Call<WalletQr> {
    return this.api.call<'POST', '/mena/e-wallet/via-qr'>('POST', `${this.basePath}/e-wallet/via-qr`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Sends a payment request to a wallet.
   *
   * `r-2-p` in the path means request to pay: the owner of debitMobileWalletNo confirms in the wallet. A second request
   * for the session returns the response of the first.
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
  requestWalletPush(body: WalletPushRequest, options?: CallOptions): Call<WalletPush> {
    return this.api.call<'POST', '/mena/e-wallet/via-r-2-p'>('POST', `${this.basePath}/e-wallet/via-r-2-p`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Starts a payment at PayTabs.
   *
   * The customer pays at redirect_url; the session has the outcome. A second request for the session returns the
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
  startPaytabsPayment(body: PaytabsPaymentRequest, options?: CallOptions): Call<PaytabsPayment> {
    return this.api.call<'POST', '/mena/paytab/make-payment'>('POST', `${this.basePath}/paytab/make-payment`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Requests a reference number to pay.
   *
   * The path and the field names misspell 'reference'. The customer pays the number at Fawry within 24 hours. A second
   * request for the session returns the reference of the first.
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
  requestReferenceNumber(body: ReferenceRequest, options?: CallOptions): Call<Reference> {
    return this.api.call<'POST', '/mena/referance-number'>('POST', `${this.basePath}/referance-number`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Reads the status of a payment.
   *
   * Takes the merchantRefNumber of the charge's response as referanceNumber. The amount is in major units. Asks the
   * provider, at most every two seconds.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  paymentStatus(body: PaymentStatusQuery, options?: CallOptions): Call<PaymentStatus> {
    return this.api.call<'POST', '/mena/payment-status'>('POST', `${this.basePath}/payment-status`, { body, repeat: 'safe' }, options);
  }

  /**
   * Records a returned status.
   *
   * The server does not trust the outcome in the body: it asks the provider.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  updateCardStatus(body: CardStatus, options?: CallOptions): Call<Result<'updateCardStatus'>> {
    return this.api.call<'PUT', '/mena/3D-secure/update-status'>('PUT', `${this.basePath}/3D-secure/update-status`, { body }, options);
  }
}
