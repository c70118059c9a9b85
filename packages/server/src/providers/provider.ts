import type { Money } from '@daftar/domain';

/** What the provider said of a payment, in our words. `unknown` is never guessed: it stays pending and is asked again. */
export type ProviderStatus =
  | { state: 'paid'; amount: Money; providerReference: string }
  | { state: 'failed'; reason: string }
  | { state: 'expired' }
  | { state: 'pending' }
  /** It has no such payment: it never got our charge, or not yet. */
  | { state: 'absent' }
  | { state: 'unknown'; reason: string };

export interface ReferenceRequest {
  merchantRefNumber: string;
  customerProfileId: string;
  customerName: string;
  /** National or international digits, as the provider wants them. */
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
  /** No answer: the charge may exist; ask with `status`, never assume. */
  | { ok: false; outcome: 'unknown'; reason: string };

/** A provider's own message about a payment, its signature verified. */
export interface ProviderNotice {
  merchantRefNumber: string;
  /** Same notice, same key: seen twice it is handled once. */
  dedupeKey: string;
  status: ProviderStatus;
  refunded?: Money;
}

export interface RawNotice {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string>;
  body: string;
}

/** Everything a call leaves behind for Checkout Logs: redacted before it gets here. */
export interface ProviderExchange {
  provider: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** One payment provider behind its real HTTP interface. */
export interface PaymentProvider {
  readonly name: string;
  requestReference(
    request: ReferenceRequest,
  ): Promise<{ answer: ReferenceAnswer; exchange: ProviderExchange }>;
  status(merchantRefNumber: string): Promise<{ status: ProviderStatus; exchange: ProviderExchange }>;
  /** Undefined when the signature is wrong or the notice is not this provider's. */
  readNotice(notice: RawNotice): ProviderNotice | undefined;
}
