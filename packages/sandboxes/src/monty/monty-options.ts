import { createHash } from 'node:crypto';
import type { TestCard } from '../cards/judge-card.ts';

/** The gateway's account at the imitated MontyPay. */
export interface MontyOptions {
  merchantKey: string;
  password: string;
}

export const MONTY = 'monty';

const number = '4111111111111111';

/** MontyPay's documented test card. Its expiry date selects the result; with the last expiry date, the one-time code fails. */
export const montyCards: readonly TestCard[] = [
  { number, expiry: '01/38', failure: null, threeDs: false },
  { number, expiry: '02/38', failure: 'declined', threeDs: false },
  { number, expiry: '05/38', failure: null, threeDs: true },
  { number, expiry: '06/38', failure: 'wrongCode', threeDs: true },
];

/** Returns MontyPay's hash: the hexadecimal SHA-1 of the hexadecimal MD5. */
export const montyHash = (message: string): string =>
  createHash('sha1').update(createHash('md5').update(message).digest('hex')).digest('hex');
