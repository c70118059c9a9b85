import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMoney,
  type Currency,
  CurrencyMismatchError,
  compareMoney,
  currencies,
  fromMajor,
  isCurrency,
  isZeroMoney,
  type Money,
  minorUnits,
  money,
  multiplyByDecimal,
  negateMoney,
  parseMoney,
  parseSum,
  percentOf,
  subtractMoney,
  sumFromMajor,
  sumMoney,
  toDecimalString,
  toMajorNumber,
  zero,
} from './money.ts';

const anyMoney = fc.constantFrom(...currencies).chain((currency) => {
  const limit = 10n ** BigInt(12 + minorUnits(currency)) - 1n;
  return fc.bigInt({ min: -limit, max: limit }).map((minor) => money(minor, currency));
});

describe('major units', () => {
  test('an amount survives the conversion to text and back', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(fromMajor(toDecimalString(amount), amount.currency)).toEqual(amount);
      }),
    );
  });

  test('an amount of up to 12 digits before the point survives the conversion to a JSON number and back', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(fromMajor(toMajorNumber(amount), amount.currency)).toEqual(amount);
      }),
    );
  });

  test('uses our table of each currency’s decimals', () => {
    expect(toDecimalString(money(2050n, 'PKR'))).toBe('20.50');
    expect(toDecimalString(money(2050n, 'KWD'))).toBe('2.050');
    expect(parseMoney('20.500', 'EGP')).toEqual(money(2050n, 'EGP'));
    expect(parseMoney('20.505', 'EGP')).toBeUndefined();
    expect(parseMoney('20.505', 'JOD')).toEqual(money(20505n, 'JOD'));
  });

  test('reads a text of digits like the same amount with decimals', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,13}$/), fc.constantFrom(...currencies), (text, currency) => {
        expect(parseMoney(text, currency)).toEqual(parseMoney(`${text}.0`, currency));
        expect(parseSum(text, currency)).toEqual(parseSum(`${text}.0`, currency));
      }),
    );
  });

  test('accepts at most 12 digits before the point', () => {
    expect(parseMoney('999999999999.99', 'EGP')).toEqual(money(99_999_999_999_999n, 'EGP'));
    expect(parseMoney('1000000000000', 'EGP')).toBeUndefined();
    expect(parseMoney('-1000000000000', 'EGP')).toBeUndefined();
    expect(parseMoney('-999999999999.99', 'EGP')?.minor).toBe(-99_999_999_999_999n);
    expect(() => fromMajor(1e12, 'EGP')).toThrow('Not an amount of EGP');
  });

  test('parses sums of any size exactly', () => {
    expect(sumFromMajor('1200000000000.010', 'EGP')).toEqual(money(120_000_000_000_001n, 'EGP'));
    expect(sumFromMajor('-98765432109876543.219', 'KWD').minor).toBe(-98_765_432_109_876_543_219n);
    expect(parseSum(1_200_000_000_000.01, 'EGP')).toEqual(money(120_000_000_000_001n, 'EGP'));
    expect(parseSum('1.001', 'EGP')).toBeUndefined();
    expect(parseSum('x', 'EGP')).toBeUndefined();
    expect(() => sumFromMajor('1.001', 'EGP')).toThrow('Not an amount of EGP');
    expect(() => sumFromMajor('', 'EGP')).toThrow(RangeError);
  });

  test('isCurrency accepts the supported currencies only', () => {
    expect(isCurrency('EGP')).toBe(true);
    expect(isCurrency('egp')).toBe(false);
    expect(isCurrency('toString')).toBe(false);
    expect(isCurrency(undefined)).toBe(false);
    expect(isCurrency(['EGP'])).toBe(false);
  });

  test('percentages are computed exactly, then rounded', () => {
    expect(percentOf(money(100n, 'EGP'), '0.5', 'halfUp')).toEqual(money(1n, 'EGP'));
    expect(percentOf(money(100n, 'EGP'), '0.5', 'down')).toEqual(money(0n, 'EGP'));
    expect(percentOf(money(100n, 'EGP'), '0.5', 'halfEven')).toEqual(money(0n, 'EGP'));
    expect(multiplyByDecimal(money(1000n, 'USD'), 280.15, 'halfUp')).toEqual(money(280150n, 'USD'));
    expect(() => percentOf(money(1n, 'EGP'), 'x', 'down')).toThrow(RangeError);
  });
});

const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((minor) => money(minor, 'EGP'));

describe('arithmetic', () => {
  test('adding and subtracting undo each other', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(subtractMoney(addMoney(a, b), b)).toEqual(a);
      }),
    );
  });

  test('a sum is the sum of its parts, in any order', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(sumMoney(amounts, 'EGP')).toEqual(sumMoney(amounts.toReversed(), 'EGP'));
        expect(isZeroMoney(sumMoney([...amounts, ...amounts.map(negateMoney)], 'EGP'))).toBe(true);
      }),
    );
  });

  test('only zero is zero', () => {
    expect([0n, 1n, -1n].map((minor) => isZeroMoney(money(minor, 'EGP')))).toEqual([true, false, false]);
  });

  test('the sum of an empty list is zero in the given currency', () => {
    expect(sumMoney([], 'KWD')).toEqual(zero('KWD'));
  });

  test('compares by value', () => {
    expect(compareMoney(money(1n, 'EGP'), money(2n, 'EGP'))).toBe(-1);
    expect(compareMoney(money(2n, 'EGP'), money(2n, 'EGP'))).toBe(0);
    expect(compareMoney(money(3n, 'EGP'), money(2n, 'EGP'))).toBe(1);
  });

  test('throws for two currencies that the types did not reject', () => {
    const pounds: Money<Currency> = money(1n, 'EGP');
    const rupees: Money<Currency> = money(1n, 'PKR');
    expect(() => addMoney(pounds, rupees)).toThrow(CurrencyMismatchError);
    expect(() => subtractMoney(pounds, rupees)).toThrow('Cannot mix EGP with PKR');
    expect(() => compareMoney(pounds, rupees)).toThrow(CurrencyMismatchError);
    expect(new CurrencyMismatchError('EGP', 'PKR').name).toBe('CurrencyMismatchError');
    expect(() => sumMoney<Currency>([pounds, rupees], 'EGP')).toThrow(CurrencyMismatchError);
  });
});
