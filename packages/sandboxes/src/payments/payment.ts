import type { Currency } from '@daftar/domain';

export type PaymentState = 'open' | 'paid' | 'failed' | 'canceled' | 'expired' | 'partRefunded' | 'refunded';

/** Why a payment fails. */
export type Failure = 'declined' | 'noFunds' | 'expiredCard' | 'wrongCode';

/** How a payment was paid. Amounts are major units with the currency's decimals. */
export interface Settled {
  receipt: string;
  amount: string;
  fees: string;
  /** ISO 8601. */
  at: string;
  /** The card's number with its middle digits hidden, or the wallet's number. */
  source: string;
  /** Scheme of the card, such as Visa; otherwise 'Wallet' or 'Cash'. */
  scheme: string;
}

export interface PaymentRefund {
  /** The provider's number of the refund. */
  reference: string;
  /** The merchant's number of the refund; '' if the provider does not accept one. */
  merchantReference: string;
  amount: string;
  state: 'done' | 'waiting' | 'refused';
  /** ISO 8601. */
  at: string;
}

/** The customer's input on the provider's page, before the one-time code. The card's middle digits are not stored. */
export interface Trial {
  source: string;
  scheme: string;
  /** The result of the payment after the correct one-time code. */
  failure: Failure | null;
}

/** A payment at an imitated provider; amounts are major units with the currency's decimals. */
export interface Payment {
  provider: string;
  /** The provider's number of the payment. */
  reference: string;
  /** The merchant's number of the payment. */
  merchantReference: string;
  /** Unguessable part of the URLs of the customer's pages. */
  key: string;
  /** The provider's name for the payment method. */
  method: string;
  state: PaymentState;
  amount: string;
  currency: Currency;
  description: string;
  customer: { name: string; mobile: string; email: string; profile: string };
  returnUrl: string;
  /** URL to which notices are sent; '' for the gateway's address for this provider's callbacks. */
  noticeUrl: string;
  expiresAt: Date;
  createdAt: Date;
  trial: Trial | null;
  settled: Settled | null;
  failure: Failure | null;
  refunds: PaymentRefund[];
  /** Values that only this provider's imitation needs. */
  extra: Record<string, string>;
  /** Incremented by every change, for optimistic locking: of two concurrent changes, the second fails. */
  version: number;
}
