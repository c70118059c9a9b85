import type { Money } from '@daftar/domain';

/** A payment's status at the provider. With `unknown`, the payment stays pending and its status is requested again. */
export type ProviderStatus =
  /** `providerReference`: the provider's id of the payment, which a refund needs. */
  | { state: 'paid'; amount: Money; providerReference: string }
  /** `refunded`: the amount of a payment that was refunded completely. */
  | { state: 'failed'; reason: string; refunded?: Money }
  | { state: 'expired' }
  | { state: 'pending' }
  /** The provider does not know the payment: our request never arrived, or is not processed yet. */
  | { state: 'absent' }
  /** `refundedInPart`: a part of the payment was refunded; the provider does not tell the amount. */
  | { state: 'unknown'; reason: string; refundedInPart?: true };

/** The ids by which a provider finds a payment. */
export interface PaymentKeys {
  /** Our reference number of the attempt. */
  merchantRefNumber: string;
  /** The provider's id of the charge, if its response to the charge had one. */
  charge?: string | undefined;
  /** The payment method, as sessions name it: `Credit Card`. */
  method?: string | undefined;
  /** The provider's id of the payment; undefined until it is paid. */
  providerReference?: string | undefined;
  amount: Money;
}
