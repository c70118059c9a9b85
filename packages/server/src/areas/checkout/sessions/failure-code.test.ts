import { expect, test } from 'vitest';
import { failureCode } from './failure-code.ts';

test.each([
  ['0013 LOW BALANCE', 'no-money'],
  ['Insufficient funds', 'no-money'],
  ['Expired card', 'card-expired'],
  ['0016 CARD EXPIRED', 'card-expired'],
  ['024 Bad PIN', 'wrong-code'],
  ['0015 INVALID PIN', 'wrong-code'],
  ['3-D Secure authentication failed', 'wrong-code'],
  ['Cancelled at Fawry', 'canceled'],
  ['300 Cancelled by the customer', 'canceled'],
  ['Transaction Expired', 'expired'],
  ['Declined by the issuing bank', 'declined'],
  ['05 Do not honour', 'declined'],
  ['999 Transaction failed.', 'unknown'],
  ['110 Value for a field is not valid.', 'unknown'],
  ['400 Invalid pinned value', 'unknown'],
  [null, 'unknown'],
])('the provider’s words %j mean %s', (words, code) => {
  expect(failureCode(words)).toBe(code);
});
