import { expect, test } from 'vitest';
import { sparkPath } from './spark-path.ts';

const size = { width: 30, height: 10 };

test('the line runs from first to last value, with the minimum at the bottom and the maximum on top', () => {
  expect(sparkPath([0, 10, 5, 2.5], size)).toBe('M0 10L10 0L20 5L30 7.5');
});

test('equal values become a line in the middle, and a single value becomes a point', () => {
  expect(sparkPath([4, 4], size)).toBe('M0 5L30 5');
  expect(sparkPath([4], size)).toBe('M0 5');
});
