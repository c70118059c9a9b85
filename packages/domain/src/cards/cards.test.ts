import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CardBrand,
  cardBrands,
  cvvLengthOf,
  detectBrand,
  groupCardNumber,
  longestCardNumber,
  parseCardNumber,
  passesLuhn,
  typedCardDigits,
} from './card-number.ts';

const brands = Object.keys(cardBrands) as CardBrand[];

const published = [
  ['4111111111111111', 'visa', '4111 1111 1111 1111'],
  ['4242424242424242', 'visa', '4242 4242 4242 4242'],
  ['5123456789012346', 'mastercard', '5123 4567 8901 2346'],
  ['2223000000000007', 'mastercard', '2223 0000 0000 0007'],
  ['2720990000000007', 'mastercard', '2720 9900 0000 0007'],
  ['378282246310005', 'amex', '3782 822463 10005'],
  ['341111111111111', 'amex', '3411 111111 11111'],
  ['30569309025904', 'diners', '3056 930902 5904'],
  ['38520000023237', 'diners', '3852 000002 3237'],
  ['6011111111111117', 'discover', '6011 1111 1111 1117'],
  ['6445644564456445', 'discover', '6445 6445 6445 6445'],
  ['3530111333300000', 'jcb', '3530 1113 3330 0000'],
  ['5078036246600381', 'meeza', '5078 0362 4660 0381'],
  ['4464040000000007', 'mada', '4464 0400 0000 0007'],
  ['5888471111111117', 'mada', '5888 4711 1111 1117'],
  ['2205000000000009', 'paypak', '2205 0000 0000 0009'],
] as const;

/** Appends the check digit to a card number. */
function withCheckDigit(start: string): string {
  return [...'0123456789'].map((digit) => start + digit).find(passesLuhn) ?? '';
}

describe('card numbers', () => {
  test.each(published)('%s is %s', (digits, brand, shown) => {
    expect(parseCardNumber(digits)).toEqual({ digits, brand });
    expect(parseCardNumber(` ${shown} `)).toEqual({ digits, brand });
    expect(groupCardNumber(digits)).toBe(shown);
  });

  test('parseCardNumber reads Arabic-Indic and Persian digits, and ignores hyphens and invisible characters', () => {
    expect(parseCardNumber('٤١١١ ١١١١ ١١١١ ١١١١')?.digits).toBe('4111111111111111');
    expect(parseCardNumber('۴۱۱۱-۱۱۱۱–۱۱۱۱\u200f۱۱۱۱')?.digits).toBe('4111111111111111');
  });

  test.each([
    ['4111111111111112', 'wrong check digit'],
    ['411111111111111', 'a digit short'],
    ['4222222222222', 'thirteen digits, as Visa no longer issues'],
    ['41111111111111110', 'a digit long'],
    ['3782822463100059', 'American Express of sixteen'],
    ['5019555544445555', 'no brand of ours'],
    ['4111x11111111111', 'a letter'],
    ['', 'nothing'],
  ])('rejects %s: %s', (text) => {
    expect(parseCardNumber(text)).toBeUndefined();
  });
});

describe('brands', () => {
  test('detectBrand prefers the longer prefix, once it is complete', () => {
    expect(detectBrand('4')).toBe('visa');
    expect(detectBrand('44640')).toBe('visa');
    expect(detectBrand('446404')).toBe('mada');
    expect(detectBrand('446405')).toBe('visa');
    expect(detectBrand('2')).toBeUndefined();
    expect(detectBrand('')).toBeUndefined();
  });

  test.each([
    ['222099', undefined],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['50', undefined],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', undefined],
    ['299', undefined],
    ['300', 'diners'],
    ['305', 'diners'],
    ['306', undefined],
    ['3095', 'diners'],
    ['3527', undefined],
    ['3528', 'jcb'],
    ['3589', 'jcb'],
    ['359', undefined],
    ['622125', undefined],
    ['622126', 'discover'],
    ['622925', 'discover'],
    ['622926', undefined],
    ['643', undefined],
    ['65', 'discover'],
    ['507799', undefined],
    ['507864', 'meeza'],
    ['507865', undefined],
    ['968211', 'mada'],
    ['968212', undefined],
  ])('%s starts %s', (digits, brand) => {
    expect(detectBrand(digits)).toBe(brand);
  });

  test('the brand decides the length of the CVV', () => {
    expect(cvvLengthOf('3782')).toBe(4);
    expect(brands.filter((brand) => cardBrands[brand].cvvLength !== 3)).toEqual(['amex']);
    expect([cvvLengthOf(''), cvvLengthOf('4111')]).toEqual([3, 3]);
  });

  test('the digit groups of each brand add up to its card number length', () => {
    for (const { groups, length } of Object.values(cardBrands))
      expect(groups.reduce<number>((sum, size) => sum + size, 0)).toBe(length);
    expect(Math.max(...brands.map((brand) => cardBrands[brand].length))).toBe(longestCardNumber);
  });
});

describe('properties', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

  test('passesLuhn accepts exactly one check digit and detects every single wrong digit', () => {
    fc.assert(
      fc.property(digits(15), fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, at, change) => {
        const number = withCheckDigit(start);
        expect([...'0123456789'].filter((digit) => passesLuhn(start + digit))).toHaveLength(1);
        const wrong = [...number].map((digit, index) =>
          index === at ? (Number(digit) + change) % 10 : digit,
        );
        expect(passesLuhn(wrong.join(''))).toBe(false);
      }),
    );
    expect(['', '4111 1111', '0x', 'x0', '0'].map(passesLuhn)).toEqual([false, false, false, false, true]);
  });

  test('a typed card number is cut to the maximum length of its brand', () => {
    expect(typedCardDigits('41111111111111119')).toBe('4111111111111111');
    expect(groupCardNumber('3782822463100059')).toBe('3782 822463 10005');
    expect(groupCardNumber('305693090259049')).toBe('3056 930902 5904');
  });

  test('grouping a card number adds blanks only and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789٣۵ -x') }), (text) => {
        const shown = groupCardNumber(text);
        expect(typedCardDigits(text).startsWith(shown.replaceAll(' ', ''))).toBe(true);
        expect(groupCardNumber(shown)).toBe(shown);
        expect(shown).toBe(shown.trim());
      }),
    );
  });
});
