import type { Attempt } from '../model.ts';

/** A customer with one name field. The mobile number has its calling code, digits only. */
export interface Customer {
  mobileNumber: string;
  name: string;
  email: string;
}

/** A customer of a provider that takes first and last name. */
export interface Person {
  mobileNumber: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** A card. It exists in this page's memory only: never store, log or quote it. */
export interface CardDetails {
  cardNumber: string;
  cardExpiryMonth: string;
  cardExpiryYear: string;
  cvv: string;
}

/** The order to pay, one variant for each call of the gateway. */
export type PayRequest =
  | { way: 'reference' | 'qr'; customer: Customer }
  | { way: 'push'; customer: Customer; walletNumber: string }
  | { way: 'card'; customer: Customer; card: CardDetails }
  | { way: 'paytabs' }
  | { way: 'paymob'; method: 'Credit Card' | 'MWallet'; person: Person }
  | { way: 'monty'; person: Person }
  /** Any provider's card page. */
  | { way: 'cardPage'; provider: string; customer: Customer }
  /** A Pakistani wallet. JazzCash asks for the last six digits of the identity card. */
  | { way: 'wallet'; provider: string; customer: Customer; cnic?: string }
  /** A card at the service's own provider; easypaisa has an operation of its own. */
  | { way: 'serviceCard'; provider: string; customer: Customer; card: CardDetails };

export type PayAnswer =
  | { attempt: Attempt }
  /** The provider decided at once. */
  | { paid: true }
  /** The provider refused the payment. */
  | { message: string };
