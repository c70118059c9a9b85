import { expect, test } from 'vitest';
import { failureCode, lastFailureOf } from './failure-code.ts';

test.each([
  ['0013 LOW BALANCE', 'no-money'],
  ['Insufficient funds', 'no-money'],
  ['Expired card', 'card-expired'],
  ['0016 CARD EXPIRED', 'card-expired'],
  ['024 Bad PIN', 'wrong-code'],
  ['0015 INVALID PIN', 'wrong-code'],
  ['3-D Secure authentication failed', 'not-confirmed'],
  ['Cancelled at Fawry', 'canceled'],
  ['300 Cancelled by the customer', 'canceled'],
  ['Transaction Expired', 'expired'],
  ['Declined by the issuing bank', 'declined'],
  ['05 Do not honour', 'declined'],
  ['999 Transaction failed.', 'unknown'],
  ['110 Value for a field is not valid.', 'unknown'],
  ['400 Invalid pinned value', 'unknown'],
  ['', 'unknown'],
])('the provider’s words %j mean %s', (words, code) => {
  expect(failureCode(words)).toBe(code);
});

const attempt = {
  method: 'MWallet',
  status: 'failed',
  failure: 'FAILED at easypaisa',
  abandoned_at: null,
  received_amount: null,
  received_currency: null,
  received_reference: null,
  ordered_as: null,
} as const;

test('the reason is read from the response to the charge if the status has none', () => {
  const answer = { code: '0013', description: 'LOW BALANCE' };
  expect(lastFailureOf({ ...attempt, answer }).lastFailure?.code).toBe('no-money');
});

test('a response with a next step gives no reason, because it is from before the failure', () => {
  const answer = { code: '0', description: 'Not cancelled', step: { kind: 'push' } };
  expect(lastFailureOf({ ...attempt, answer }).lastFailure?.code).toBe('unknown');
});
