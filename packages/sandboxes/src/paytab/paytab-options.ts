import { failingCards, payingCard } from '../cards/test-cards.ts';

/** The gateway's account at the imitated PayTabs. */
export interface PaytabOptions {
  profileId: string;
  serverKey: string;
}

export const PAYTAB = 'paytab';

export const paytabCards = [payingCard('4111111111111111'), payingCard('5200000000000007'), ...failingCards];
