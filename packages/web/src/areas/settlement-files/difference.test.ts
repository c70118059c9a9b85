import { expect, test } from 'vitest';
import { difference } from './difference.ts';

test.each([
  [{ amount: 199.99, expected: 200, currency: 'EGP' }, '-0.01'],
  [{ amount: 0.3, expected: 0.1, currency: 'EGP' }, '0.20'],
  [{ amount: 100, currency: 'EGP' }, undefined],
  [{ expected: 100, currency: 'EGP' }, undefined],
  [{ amount: 1, expected: 2, currency: 'XXX' }, undefined],
])('difference(%o) is %s', (amounts, result) => {
  expect(difference({ line: 1, verdict: 'amount-differs', ...amounts })).toBe(result);
});
