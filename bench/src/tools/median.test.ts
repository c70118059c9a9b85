import { expect, test } from 'vitest';
import { median } from './median.ts';

test('median returns the middle value, the mean of the two middle values, or NaN for no values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([])).toBeNaN();
});
