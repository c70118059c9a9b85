import { failingCards, payingCard } from '../cards/test-cards.ts';

/** The gateway's account at the imitated Paymob. */
export interface PaymobOptions {
  publicKey: string;
  secretKey: string;
  apiKey: string;
  hmacSecret: string;
  cardIntegration: string;
  walletIntegration: string;
}

export const PAYMOB = 'paymob';

export const paymobCards = [
  payingCard('5123456789012346'),
  payingCard('2223000000000007'),
  payingCard('4111111111111111'),
  ...failingCards,
];
