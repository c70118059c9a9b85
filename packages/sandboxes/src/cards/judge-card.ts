import { cardDigits, isExpired, parseExpiry } from '@daftar/domain';
import type { Failure } from '../payments/payment.ts';

/** A card as a customer typed it, or as the merchant sent it. It exists in memory only. */
export interface TypedCard {
  number: string;
  /** MM/YY. */
  expiry: string;
  cvv: string;
}

/** A test card. If it has no expiry date or no CVV, any value is accepted, except an expiry date in the past. */
export interface TestCard {
  number: string;
  expiry?: string;
  cvv?: string;
  /** Why the payment fails; null if it succeeds. */
  failure: Failure | null;
  /** Whether the customer must enter a one-time code first. */
  threeDs: boolean;
}

type CardVerdict = Pick<TestCard, 'failure' | 'threeDs'>;

/**
 * Returns the result of a payment with a card, by a provider's test cards. Expired cards fail as expired, unknown cards are
 * declined.
 */
export function judgeCard(cards: readonly TestCard[], typed: TypedCard, now: Date): CardVerdict {
  const number = cardDigits(typed.number);
  const expiry = parseExpiry(typed.expiry);
  const ofNumber = cards.filter((card) => card.number === number);
  const card =
    ofNumber.find((one) => one.expiry === typed.expiry) ?? ofNumber.find((one) => one.expiry === undefined);
  if (!expiry || isExpired(expiry, now.toISOString().slice(0, 10)))
    return { failure: 'expiredCard', threeDs: false };
  if (!card) return { failure: ofNumber.length > 0 ? 'expiredCard' : 'declined', threeDs: false };
  return card.cvv === undefined || card.cvv === typed.cvv ? card : { failure: 'declined', threeDs: false };
}
