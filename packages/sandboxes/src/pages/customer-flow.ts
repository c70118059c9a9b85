import type { TestCard } from '../cards/judge-card.ts';
import type { Payment } from '../payments/payment.ts';

/** The request by which the customer's browser returns from the provider to the shop. */
export type Leave =
  | { method: 'get'; url: string }
  /** The browser submits a form. */
  | { method: 'post'; url: string; fields: Record<string, string> };

/** The provider's pages on which customers pay. */
export interface CustomerFlow {
  /** Returns what the page asks the customer for; undefined if the customer does not pay on this page. */
  kind(payment: Payment): 'card' | 'wallet' | undefined;
  /** The provider's test cards. */
  cards: readonly TestCard[];
  /** Returns the request that takes the customer back to the shop; undefined if the page remains open. */
  leave(payment: Payment): Leave | undefined;
}
