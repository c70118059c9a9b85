import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExpiry, isExpired, maskExpiry, parseExpiry } from './expiry.ts';

const expiry = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 2000, max: 2099 }),
});

describe('expiry', () => {
  test('parseExpiry reads each valid expiry date', () => {
    fc.assert(
      fc.property(expiry, (value) => {
        expect(parseExpiry(formatExpiry(value))).toEqual(value);
        expect(maskExpiry(formatExpiry(value))).toBe(formatExpiry(value));
      }),
    );
  });

  test.each([
    ['05/29', 5, 2029],
    ['٠١/٣٨', 1, 2038],
    [' 12 / 30 ', 12, 2030],
  ])('%s is month %i of %i', (text, month, year) => {
    expect(parseExpiry(text)).toEqual({ month, year });
  });

  test.each(['105/29', '13/29', '00/29', '5/29', '0529', '05/2029', '05-29', '', '05/2'])(
    'parseExpiry rejects %o',
    (text) => {
      expect(parseExpiry(text)).toBeUndefined();
    },
  );

  test('a card expires after the last day of its month', () => {
    const may = { month: 5, year: 2029 };
    expect(isExpired(may, '2029-05-31')).toBe(false);
    expect(isExpired(may, '2029-06-01')).toBe(true);
    expect(isExpired({ month: 12, year: 2028 }, '2029-01-01')).toBe(true);
    expect(isExpired({ month: 1, year: 2030 }, '2029-12-31')).toBe(false);
  });
});

test.each([
  ['', ''],
  ['1', '1'],
  ['0', '0'],
  ['5', '05'],
  ['1/', '01/'],
  ['0/', '0'],
  ['12', '12'],
  ['12/', '12/'],
  ['126', '12/6'],
  ['٠٥٢٩', '05/29'],
  ['05/29/31', '05/29'],
  ['05 29', '05/29'],
])('typing %o shows %o', (typed, shown) => {
  expect(maskExpiry(typed)).toBe(shown);
  expect(maskExpiry(shown)).toBe(shown);
});
