import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMoney } from '../money/arithmetic.ts';
import { currencies } from '../money/currency.ts';
import { decimalToString } from '../money/decimal-text.ts';
import { fromMajor } from '../money/major.ts';
import { money } from '../money/money.ts';
import { checkShares } from './check-shares.ts';
import { splitAmount } from './split-amount.ts';

const hundredths = (value: number) => ({ coefficient: BigInt(value), scale: 2 });
const shares = fc
  .tuple(
    fc.integer({ min: 0, max: 10_000 }),
    fc.integer({ min: 0, max: 10_000 }),
    fc.integer({ min: 0, max: 10_000 }),
  )
  .filter(([a, b, c]) => a + b + c <= 10_000)
  .map(([a, b, c]) => ({
    carrierShare: hundredths(a),
    merchantShare: hundredths(b),
    waleeShare: hundredths(c),
  }));
const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.constantFrom(...currencies))
  .map(([minor, currency]) => money(minor, currency));

describe('splitAmount', () => {
  test('parts always add up and are never negative', () => {
    fc.assert(
      fc.property(amount, shares, (paid, percentages) => {
        const { carrier, merchant, provider, net } = splitAmount(paid, percentages);
        expect(addMoney(addMoney(carrier, merchant), provider)).toEqual(paid);
        expect(addMoney(carrier, net)).toEqual(paid);
        expect([carrier, merchant, provider].every(({ minor }) => minor >= 0n)).toBe(true);
      }),
    );
  });

  test('splits 100.01 at 2.5, 93.5 and 4', () => {
    const split = splitAmount(fromMajor('100.01', 'EGP'), {
      carrierShare: 2.5,
      merchantShare: 93.5,
      waleeShare: 4,
    });
    expect(split).toEqual({
      carrier: fromMajor('2.50', 'EGP'),
      merchant: fromMajor('93.51', 'EGP'),
      provider: fromMajor('4.00', 'EGP'),
      net: fromMajor('97.51', 'EGP'),
    });
  });

  test('the platform owner gets the rest if shares add up to less than 100', () => {
    const split = splitAmount(fromMajor(100, 'EGP'), { carrierShare: 0, merchantShare: 90, waleeShare: 4 });
    expect(split.provider).toEqual(fromMajor(10, 'EGP'));
  });

  test('rejects shares above 100 and negative ones', () => {
    const over = { carrierShare: 50, merchantShare: 50, waleeShare: 0.01 };
    expect(() => splitAmount(money(1n, 'EGP'), over)).toThrow('above 100');
    expect(() => splitAmount(money(1n, 'EGP'), { ...over, carrierShare: -1 })).toThrow('A share is negative');
    expect(() => splitAmount(money(-1n, 'EGP'), { ...over, waleeShare: 0 })).toThrow('A negative amount');
  });
});

describe('checkShares', () => {
  test.each([
    [0.1, 0.2, 99.7, 'whole', '100.0'],
    [1, 2, 3, 'below', '6'],
    ['1.001', 96, 4, 'above', '101.001'],
  ] as const)('%s, %s and %s', (carrierShare, merchantShare, waleeShare, state, total) => {
    const check = checkShares({ carrierShare, merchantShare, waleeShare });
    expect(check.state).toBe(state);
    expect(decimalToString(check.total)).toBe(total);
  });
});
