import type { Money } from '@daftar/domain';

/** A payment's status at the provider. A payment with `unknown` stays pending and is asked for again. */
export type ProviderStatus =
  /** `providerReference`: the provider's number of the payment, by which it is refunded. */
  | { state: 'paid'; amount: Money; providerReference: string }
  /** `refunded`: the payment was given back whole, and this is its amount. */
  | { state: 'failed'; reason: string; refunded?: Money }
  | { state: 'expired' }
  | { state: 'pending' }
  /** The provider does not know the payment: our request never arrived, or is not processed yet. */
  | { state: 'absent' }
  /** `refundedInPart`: a part of the payment was given back; the provider does not say how much. */
  | { state: 'unknown'; reason: string; refundedInPart?: true };

/** The numbers by which a provider finds a payment. */
export interface PaymentKeys {
  /** Our number of the attempt. */
  merchantRefNumber: string;
  /** The provider's number of the charge, when its answer to the charge had one. */
  charge?: string | undefined;
  /** How it was paid, by the method's name in sessions: `Credit Card`. */
  method?: string | undefined;
  /** The provider's number of the payment, once it is paid. */
  providerReference?: string | undefined;
  amount: Money;
}
