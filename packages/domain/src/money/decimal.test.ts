import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  decimal,
  decimalToNumber,
  decimalToString,
  divideDecimals,
  normaliseDecimal,
  parseDecimal,
  roundDecimal,
  subtractDecimals,
  truncateDecimal,
} from './decimal.ts';

const anyDecimal = fc.record({
  coefficient: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
  scale: fc.integer({ min: 0, max: 12 }),
});

describe('decimals', () => {
  test('a decimal survives the conversion to text and back', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        expect(parseDecimal(decimalToString(value))).toEqual(value);
      }),
    );
  });

  test('a JSON number is parsed from its shortest text', () => {
    expect(parseDecimal(277.85)).toEqual({ coefficient: 27785n, scale: 2 });
    expect(parseDecimal(0.1)).toEqual({ coefficient: 1n, scale: 1 });
    expect(parseDecimal(1e21)).toEqual({ coefficient: 10n ** 21n, scale: 0 });
    expect(parseDecimal(1.5e-7)).toEqual({ coefficient: 15n, scale: 8 });
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }), (number) => {
        expect(decimalToNumber(decimal(number))).toBe(number === 0 ? 0 : number);
      }),
    );
  });

  test.each([
    '',
    ' ',
    '.',
    '1.',
    '.5',
    '1,5',
    '1e5',
    '0x10',
    '--1',
    'NaN',
    'Infinity',
    '1 2',
    '1'.repeat(65),
  ])('rejects %o', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
    expect(() => decimal(text)).toThrow(RangeError);
  });

  test('ignores surrounding blanks, accepts 64 characters, and throws an error with the invalid text', () => {
    expect(parseDecimal(' 1.5 ')).toEqual({ coefficient: 15n, scale: 1 });
    expect(parseDecimal('1'.repeat(64))?.scale).toBe(0);
    expect(() => decimal('1,5')).toThrow('Not a decimal number: 1,5');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('rejects %d if it is not finite', (number) => {
    expect(parseDecimal(number) === undefined || Number.isFinite(number)).toBe(true);
  });

  test('adding and subtracting undo each other', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(compareDecimals(subtractDecimals(addDecimals(a, b), b), a)).toBe(0);
      }),
    );
  });

  test('truncating is integer parsing', () => {
    expect(truncateDecimal(decimal('277.85'))).toEqual(decimal(277));
    expect(truncateDecimal(decimal('-0.9')).coefficient).toBe(0n);
  });

  test('divides to the given number of decimals', () => {
    expect(decimalToString(divideDecimals(decimal(269), decimal('280'), 2, 'halfUp'))).toBe('0.96');
    expect(decimalToString(divideDecimals(decimal('1.000'), decimal('3'), 1, 'down'))).toBe('0.3');
    expect(decimalToString(roundDecimal(decimal('2.5'), 0, 'halfEven'))).toBe('2');
  });

  test('drops trailing zeros only after the point', () => {
    expect(decimalToString(normaliseDecimal(decimal('100.500')))).toBe('100.5');
    expect(decimalToString(normaliseDecimal(decimal('100')))).toBe('100');
    expect(decimalToString({ coefficient: -5n, scale: 2 })).toBe('-0.05');
  });
});
