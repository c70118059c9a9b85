import { expect, test } from 'vitest';
import { orderOfPayload } from './order.ts';

test.each([
  ['{"data":{"orderId":"NB-1"}}', 'NB-1'],
  ['{"data":{"orderId":7}}', undefined],
  ['{"data":{"payoutId":"pay_1"}}', undefined],
  ['null', undefined],
  ['no JSON', undefined],
])('orderOfPayload(%s) is %s', (payload, id) => {
  expect(orderOfPayload(payload)).toBe(id);
});
