import { toDecimalString } from '@daftar/domain';
import { expect, test } from 'vitest';
import { addToSums } from './billing-sums.ts';

const row = (amount: number, currency = 'EGP', merchantShareValue: number | undefined = amount) => ({
  ...{ amount, currency, waleeShareValue: 0.1 },
  ...(merchantShareValue !== undefined && { merchantShareValue }),
});

test('addToSums adds exactly across pages and keeps currencies apart', () => {
  const first = addToSums([], [row(0.1), row(5, 'USD'), row(0.2)]);
  const sums = addToSums(first, [row(0.3), row(1.25, 'KWD')]);
  expect(sums.map(({ currency, count, amount }) => [currency, count, toDecimalString(amount)])).toEqual([
    ['EGP', 3, '0.60'],
    ['KWD', 1, '1.250'],
    ['USD', 1, '5.00'],
  ]);
  expect(sums[0]?.waleeShareValue && toDecimalString(sums[0].waleeShareValue)).toBe('0.30');
});

test('addToSums leaves a share undefined when one row lacks it', () => {
  const { merchantShareValue: _untold, ...carrierRow } = row(2);
  const [sum] = addToSums([], [row(1), carrierRow, row(3)]);
  expect(sum?.merchantShareValue).toBeUndefined();
  expect(sum && toDecimalString(sum.amount)).toBe('6.00');
});

test('addToSums throws for an unknown currency or too many decimals', () => {
  expect(() => addToSums([], [row(0.001)])).toThrow(RangeError);
  expect(() => addToSums([], [row(1, 'XYZ')])).toThrow(RangeError);
});
