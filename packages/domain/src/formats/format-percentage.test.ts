import { expect, test } from 'vitest';
import { formatPercentage, formatShare } from './format-percentage.ts';

test('formatPercentage shows all decimals of a typed percentage, at least two and at most four', () => {
  expect(formatPercentage(12.5, 'en')).toBe('12.50%');
  expect(formatPercentage('1.555', 'en')).toBe('1.555%');
  expect(formatPercentage('0.12345', 'en')).toBe('0.1235%');
  expect(formatPercentage(4, 'ar', 'arab')).toContain('٤٫٠٠');
});

test('formatShare rounds a computed share half up to two decimals', () => {
  expect(formatShare('33.335', 'en')).toBe('33.34%');
  expect(formatShare(5, 'en')).toBe('5.00%');
});
