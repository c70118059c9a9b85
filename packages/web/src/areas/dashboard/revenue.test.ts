import { expect, test } from 'vitest';
import { currenciesOf, totalOf } from './revenue.ts';

test('currenciesOf lists the currency with the most payments first', () => {
  const rows = [
    { currency: 'EGP', count: 5 },
    { currency: 'PKR', count: 4 },
    { currency: 'PKR', count: 3 },
    { currency: 'AED', count: 5 },
  ];
  expect(currenciesOf(rows)).toEqual(['PKR', 'AED', 'EGP']);
  expect(currenciesOf([])).toEqual([]);
});

test('totalOf adds amounts exactly', () => {
  expect(totalOf([0.1, 0.2, 1234.5], 'EGP', 'en', 'latn')).toBe('1,234.80');
  expect(totalOf([1_200_000_000_000.01, 0.02], 'EGP', 'en', 'latn')).toBe('1,200,000,000,000.03');
  expect(totalOf([], 'EGP', 'en', 'latn')).toBe('0.00');
  expect(totalOf([1], 'XXX', 'en', 'latn')).toBe('');
});
