import { said } from '../pages/said.ts';
import type { Failure } from '../payments/payment.ts';
import type { Hint } from '../sandbox.ts';
import type { TestCard } from './judge-card.ts';

const outcomes: Record<Failure | 'paid', Hint['outcome']> = {
  paid: said('paid'),
  declined: said('declined'),
  noFunds: said('not enough money'),
  expiredCard: said('the card has expired'),
  wrongCode: said('wrong code'),
};

const withCode: Hint['outcome'] = said('paid after the one-time code 123456; declined with another');

/** Returns the hints of a provider's test cards. */
export const cardHints = (cards: readonly TestCard[]): Hint[] =>
  cards.map(({ number, expiry, cvv, failure, threeDs }) => ({
    type: [number, expiry, cvv && `CVV ${cvv}`].filter(Boolean).join(' · '),
    outcome: failure === null && threeDs ? withCode : outcomes[failure ?? 'paid'],
  }));
