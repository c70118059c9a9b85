import type { CardVerdict, TypedCard } from '../cards/judge-card.ts';
import type { Payment } from '../payments/payment.ts';

/** The request by which the customer's browser returns from the provider to the shop. */
export type Leave =
  | { method: 'get'; url: string }
  /** The browser posts a form. */
  | { method: 'post'; url: string; fields: Record<string, string> };

/** A provider's pages on which customers pay. */
export interface CustomerFlow {
  /** What the customer of a payment is asked for; undefined when the payment is made elsewhere. */
  kind(payment: Payment): 'card' | 'wallet' | undefined;
  judge(card: TypedCard, now: Date): CardVerdict;
  /** How the customer leaves after the payment; undefined when the page stays open. */
  leave(payment: Payment): Leave | undefined;
}
