import { randomBytes } from 'node:crypto';
import type { Payment } from './payment.ts';
import type { Store } from './store.ts';

const DAY_MS = 86_400_000;
const MOST_TRIES = 5;

type Given = Pick<Payment, 'provider' | 'merchantReference' | 'method' | 'amount' | 'currency'> &
  Partial<Payment>;

/**
 * Stores a new payment under a number from `numberOf`. Returns undefined if the merchant's number is already used. By
 * default, payments expire after one day.
 */
export async function addPayment(
  store: Store,
  given: Given,
  now: Date,
  numberOf: () => string,
): Promise<Payment | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const payment = newPayment(given, now, numberOf());
    if (await store.add(payment)) return payment;
    const { provider, merchantReference } = payment;
    if (await store.find(provider, { merchantReference })) return undefined;
  }
  throw new Error('No free number');
}

/** Returns a new payment, open for one day unless it is given otherwise. */
export const newPayment = (given: Given, now: Date, reference: string): Payment => ({
  reference,
  key: randomBytes(16).toString('base64url'),
  state: 'open',
  description: '',
  customer: { name: '', mobile: '', email: '', profile: '' },
  returnUrl: '',
  noticeUrl: '',
  expiresAt: new Date(now.getTime() + DAY_MS),
  createdAt: now,
  trial: null,
  settled: null,
  failure: null,
  refunds: [],
  extra: {},
  version: 1,
  ...given,
});
