import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExpiry, isExpired, maskExpiry, parseExpiry, readExpiry } from './expiry.ts';

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

test.each([
  ['202905', '05/29'],
  ['2029-05', '05/29'],
  ['2029-05-31', '05/29'],
  ['2029/5', '05/29'],
  ['05/2029', '05/29'],
  ['05/29', '05/29'],
  ['0529', '05/29'],
  ['052029', '05/29'],
  ['52029', '05/29'],
  ['20295', '05/29'],
  ['529', '05/29'],
  ['5/29', '05/29'],
  ['1/29', '01/29'],
  ['5 2029', '05/29'],
  ['05-29', '05/29'],
  ['05.2029', '05/29'],
  ['05 / 29', '05/29'],
  ['05–29', '05/29'],
  ['2905', '05/29'],
  ['29/05', '05/29'],
  ['31/05/2029', '05/29'],
  ['20290531', '05/29'],
  ['٠٥/٢٩', '05/29'],
  ['۲۰۲۹۰۵', '05/29'],
  ['０５／２９', '05/29'],
  ['\u200e05/29\u200f', '05/29'],
])('reads %j, filled in as a whole, as %s', (text, shown) => {
  const read = readExpiry(text);
  expect(read && formatExpiry(read)).toBe(shown);
});

test.each(['', '05', '129', '13/30', '00/29', '05/2', '05/202', '2129-05', 'May 2029'])(
  'does not read %j as a date',
  (text) => {
    expect(readExpiry(text)).toBeUndefined();
  },
);

test('every way to write a date is read as that date', () => {
  const separators = fc.constantFrom('/', '-', ' / ', '.', ' ', '–');
  fc.assert(
    fc.property(expiry, separators, fc.constantFrom(0x30, 0x0660, 0x06f0), ({ month, year }, gap, zero) => {
      const [mm, yy] = [String(month).padStart(2, '0'), String(year).slice(2)];
      for (const text of [
        `${mm}${gap}${yy}`,
        `${month}${gap}${yy}`,
        `${mm}${gap}${year}`,
        `${year}${gap}${mm}`,
        `${year}${gap}${month}`,
        `${mm}${yy}`,
        `${year}${mm}`,
        ...(Number(yy) === 20 && month <= 12 ? [] : [`${mm}${year}`]),
      ]) {
        // 2005 may be May 2020, too: the digits of MMYY and of a year alone look alike.
        const written = text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        expect([text, readExpiry(written)]).toEqual([text, { month, year }]);
      }
    }),
  );
});

test.each([
  ['1/29', true, '1/29'],
  ['1/29', false, '01/29'],
  ['9/29', true, '09/29'],
  ['11/29', true, '11/29'],
  ['081/29', true, '08/29'],
  ['/29', true, '/29'],
  ['/29', false, '/29'],
  ['1/', true, '1'],
  ['08/295', false, '08/29'],
  ['08/202', false, '08/202'],
  ['08/2029', false, '08/29'],
])('editing %j (in its month: %s) shows %j', (typed, inMonth, shown) => {
  expect(maskExpiry(typed, { inMonth })).toBe(shown);
});

test('editing one side of the slash never changes the other', () => {
  const digits = fc.stringMatching(/^\d{0,4}$/);
  fc.assert(
    fc.property(
      expiry,
      digits,
      fc.nat({ max: 2 }),
      fc.nat({ max: 2 }),
      fc.boolean(),
      (value, typed, a, b, inMonth) => {
        const [month = '', year = ''] = formatExpiry(value).split('/');
        const edited = (part: string) => part.slice(0, Math.min(a, b)) + typed + part.slice(Math.max(a, b));
        const text = inMonth ? `${edited(month)}/${year}` : `${month}/${edited(year)}`;
        const [left, right = ''] = maskExpiry(text, { inMonth }).split('/');
        expect(inMonth ? right : left).toBe(inMonth ? year : month);
        expect(left?.length).toBeLessThanOrEqual(2);
        expect(right.length).toBeLessThanOrEqual(3);
      },
    ),
  );
});
