import type { Trial } from '../payments/payment.ts';
import { cardScheme, maskedCard } from './card-scheme.ts';
import { judgeCard, type TestCard, type TypedCard } from './judge-card.ts';

/** Returns the attempt to pay with a card, without the card's middle digits, and whether a one-time code is required. */
export function tryCard(
  cards: readonly TestCard[],
  typed: TypedCard,
  now: Date,
): { trial: Trial; threeDs: boolean } {
  const { failure, threeDs } = judgeCard(cards, typed, now);
  const { number } = typed;
  return { trial: { source: maskedCard(number), scheme: cardScheme(number), failure }, threeDs };
}
