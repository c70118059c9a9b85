import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMoney,
  CurrencyMismatchError,
  compareMoney,
  isZeroMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
} from './arithmetic.ts';
import type { Currency } from './currency.ts';
import { type Money, money, zero } from './money.ts';

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
