import type { TestCard } from './judge-card.ts';

/** Test cards whose payments fail, for the providers whose documentation has no such cards. */
export const failingCards: readonly TestCard[] = [
  { number: '4000000000000002', failure: 'declined', threeDs: false },
  { number: '4000000000009995', failure: 'noFunds', threeDs: false },
  { number: '4000000000000069', failure: 'expiredCard', threeDs: false },
];

/** Creates a test card whose payment succeeds after the one-time code. */
export const payingCard = (number: string): TestCard => ({ number, failure: null, threeDs: true });
