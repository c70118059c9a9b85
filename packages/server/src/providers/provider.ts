import type { Money } from '@daftar/domain';

/** A payment's status at the provider. A payment with `unknown` stays pending and is asked for again. */
export type ProviderStatus =
  | { state: 'paid'; amount: Money; providerReference: string }
  /** `refunded`: the payment was given back whole, and this is its amount. */
  | { state: 'failed'; reason: string; refunded?: Money }
  | { state: 'expired' }
  | { state: 'pending' }
  /** The provider does not know the payment: our request never arrived, or is not processed yet. */
  | { state: 'absent' }
  /** `refundedInPart`: a part of the payment was given back; the provider does not say how much. */
  | { state: 'unknown'; reason: string; refundedInPart?: true };

export interface ReferenceRequest {
  merchantRefNumber: string;
  customerProfileId: string;
  customerName: string;
  /** Mobile number of digits; the adapter converts it to the provider's format. */
  customerMobile: string;
  customerEmail: string;
  amount: Money;
  description: string;
  expiresAt: Date;
}

export type ReferenceAnswer =
  | { ok: true; referenceNumber: string; expiresAt: Date; statusCode: number; statusDescription: string }
  /** The provider refused: the customer may correct the input and try again. */
  | { ok: false; outcome: 'refused'; statusCode: number; statusDescription: string }
  /** No usable answer: the charge may exist. Call `status` to find out. */
  | { ok: false; outcome: 'unknown'; reason: string };

/** A provider's notification about a payment, with a verified signature. */
export interface ProviderNotice {
  merchantRefNumber: string;
  /** Deduplication key of what the signature covers: changes of unsigned fields do not make another notification. */
  dedupeKey: string;
  status: ProviderStatus;
  /** Money was given back. Ask `status` how much: a notification never says it. */
  tellsOfRefund: boolean;
}

export interface RawNotice {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string>;
  body: string;
}

/** A redacted request and response for the checkout logs. */
export interface ProviderExchange {
  provider: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** Interface of the payment providers' adapters. */
export interface PaymentProvider {
  readonly name: string;
  requestReference(
    request: ReferenceRequest,
  ): Promise<{ answer: ReferenceAnswer; exchange: ProviderExchange }>;
  status(merchantRefNumber: string): Promise<{ status: ProviderStatus; exchange: ProviderExchange }>;
  /** Returns undefined when the signature is wrong or the notification is not this provider's. */
  readNotice(notice: RawNotice): ProviderNotice | undefined;
}
