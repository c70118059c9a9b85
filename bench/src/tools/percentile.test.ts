import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);

test.each([
  [0, 1],
  [0.5, 50],
  [0.99, 99],
  [1, 100],
])('percentile %f of 1 to 100 in any order is %d', (share, expected) => {
  expect(percentile(hundred, share)).toBe(expected);
});

test('percentile returns the only value, and NaN without values', () => {
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
