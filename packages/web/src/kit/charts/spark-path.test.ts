import { expect, test } from 'vitest';
import { sparkPath } from './spark-path.ts';

const size = { width: 30, height: 10 };

test('the line goes from first to last, the least at the bottom and the most on top', () => {
  expect(sparkPath([0, 10, 5, 2.5], size)).toBe('M0 10L10 0L20 5L30 7.5');
});

test('equal values are a line in the middle, a single one is a point', () => {
  expect(sparkPath([4, 4], size)).toBe('M0 5L30 5');
  expect(sparkPath([4], size)).toBe('M0 5');
});
