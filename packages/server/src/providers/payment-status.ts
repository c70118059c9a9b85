import type { Money } from '@daftar/domain';

/** A payment's status at the provider. With `unknown`, the payment stays pending and its status is requested again. */
export type ProviderStatus =
  | ({ state: 'paid' } & PaidTransaction & {
        /** The total that the provider has refunded, if it states one. */
        refunded?: Money;
        /** A part of the payment was refunded; the provider does not tell the amount. */
        refundedInPart?: true;
        /** Further paid transactions of the same order, if the response lists them. */
        others?: readonly PaidTransaction[];
      })
  /** `refunded`: the amount of a payment that was refunded completely, and `providerReference` its id. */
  | { state: 'failed'; reason: string; refunded?: Money; providerReference?: string }
  | { state: 'expired' }
  /** `reason`: why the payment is not paid although the provider holds its money. */
  | { state: 'pending'; reason?: string }
  /** The provider does not know the payment: our request never arrived, or is not processed yet. */
  | { state: 'absent' }
  /** `refundedInPart`: a part of the payment was refunded; the provider does not tell the amount. */
  | { state: 'unknown'; reason: string; refundedInPart?: true };

/** A transaction with which an order was paid. */
export interface PaidTransaction {
  amount: Money;
  /** The provider's id of the payment, which a refund needs. */
  providerReference: string;
}

/** The ids by which a provider finds a payment. */
export interface PaymentKeys {
  /** Our reference number of the order at the provider. */
  merchantRefNumber: string;
  /** The provider's id of the charge, if its response to the charge had one. */
  charge?: string | undefined;
  /** The payment method, as sessions name it: `Credit Card`. */
  method?: string | undefined;
  /** The provider's id of the payment; undefined until it is paid. An order can have several payments. */
  providerReference?: string | undefined;
  amount: Money;
}
