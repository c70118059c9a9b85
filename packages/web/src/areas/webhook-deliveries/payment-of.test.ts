import { expect, test } from 'vitest';
import { paymentOf } from './payment-of.ts';

test.each([
  ['{"data":{"transactionId":"txn_1","sessionId":"cs_1"}}', 'txn_1'],
  ['{"data":{"sessionId":"cs_1"}}', 'cs_1'],
  ['{"data":{"payoutId":"pay_1"}}', undefined],
  ['null', undefined],
  ['no JSON', undefined],
])('paymentOf(%s) is %s', (payload, id) => {
  expect(paymentOf(payload)).toBe(id);
});
