import { cardDigits, isExpired, parseExpiry } from '@daftar/domain';
import type { Failure } from '../payments/payment.ts';

/** A card as a customer typed it, or as the merchant sent it. It exists in memory only. */
export interface TypedCard {
  number: string;
  /** MM/YY. */
  expiry: string;
  cvv: string;
}

/** A test card. An absent expiry or CVV may be anything that is not in the past. */
export interface TestCard {
  number: string;
  expiry?: string;
  cvv?: string;
  /** Why it fails; null when it pays. */
  failure: Failure | null;
  /** Asks for a one-time code first. */
  threeDs: boolean;
}

export type CardVerdict = Pick<TestCard, 'failure' | 'threeDs'>;

/** Judges a card by a provider's test cards. Others are declined, and those in the past have expired. */
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
