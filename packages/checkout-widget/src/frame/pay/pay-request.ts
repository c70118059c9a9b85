import type { Attempt } from '../model.ts';

/** A customer with one name field. The mobile number has its calling code, digits only. */
export interface Customer {
  mobileNumber: string;
  name: string;
  email: string;
}

/** A customer of a provider that requires first and last name. */
export interface Person {
  mobileNumber: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** A card. It exists in this page's memory only: never store or log it, or put it into a message. */
export interface CardDetails {
  cardNumber: string;
  cardExpiryMonth: string;
  cardExpiryYear: string;
  cvv: string;
}

/** The payment request, one variant for each operation of the gateway. */
export type PayRequest =
  | { way: 'reference' | 'qr'; customer: Customer }
  | { way: 'push'; customer: Customer; walletNumber: string }
  | { way: 'card'; customer: Customer; card: CardDetails }
  | { way: 'paytabs' }
  | { way: 'paymob'; method: 'Credit Card' | 'MWallet'; person: Person }
  | { way: 'monty'; person: Person }
  /** A payment on any provider's own card page. */
  | { way: 'cardPage'; provider: string; customer: Customer }
  /** A Pakistani wallet. JazzCash requires the last six digits of the identity card. */
  | { way: 'wallet'; provider: string; customer: Customer; cnic?: string }
  /** A card at the service's own provider; easypaisa has a separate operation. */
  | { way: 'serviceCard'; provider: string; customer: Customer; card: CardDetails };

export type PayResult =
  | { attempt: Attempt }
  /** The payment succeeded at once: there is no further step for the customer. */
  | { paid: true }
  /** The provider has declined the payment. */
  | { message: string };
