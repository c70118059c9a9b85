import { expect, test } from 'vitest';
import { orderOf } from './order-of.ts';

test.each([
  ['{"data":{"orderId":"NB-1"}}', 'NB-1'],
  ['{"data":{"orderId":7}}', undefined],
  ['{"data":{"payoutId":"pay_1"}}', undefined],
  ['null', undefined],
  ['no JSON', undefined],
])('orderOf(%s) is %s', (payload, id) => {
  expect(orderOf(payload)).toBe(id);
});
