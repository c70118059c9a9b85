import { failingCards, payingCard } from '../cards/test-cards.ts';

/** The gateway's account at the imitated easypaisa. */
export interface EasypaisaOptions {
  storeId: string;
  /** Number of the merchant's own account, which inquiry requests contain. */
  accountNum: string;
  username: string;
  password: string;
}

export const EASYPAISA = 'easypaisa';

/** The test account of easypaisa's documentation, which pays at once. */
export const INSTANT_ACCOUNT = '03458508726';

export const easypaisaCards = [payingCard('4111111111111111'), ...failingCards].map((card) => ({
  ...card,
  threeDs: false,
}));
