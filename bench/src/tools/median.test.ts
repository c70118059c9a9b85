import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the middle of an odd count, the mean of two of an even one, nothing of none', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([])).toBeNaN();
});
