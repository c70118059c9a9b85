import type { TestCard } from './judge-card.ts';

/** Cards that fail at every provider whose documentation names none for it. */
export const failingCards: readonly TestCard[] = [
  { number: '4000000000000002', failure: 'declined', threeDs: false },
  { number: '4000000000009995', failure: 'noFunds', threeDs: false },
  { number: '4000000000000069', failure: 'expiredCard', threeDs: false },
];

/** A card that pays after the one-time code. */
export const payingCard = (number: string): TestCard => ({ number, failure: null, threeDs: true });
