import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMoney, fromMajor, money } from '../money/money.ts';

import { netOfTax } from './net-of-tax.ts';

describe('netOfTax', () => {
  test('subtracts the tax', () => {
    expect(netOfTax(fromMajor('1000.50', 'EGP'), 14)).toEqual({
      gross: fromMajor('1000.50', 'EGP'),
      tax: fromMajor('140.07', 'EGP'),
      net: fromMajor('860.43', 'EGP'),
    });
  });

  test('the net amount rounds half up', () => {
    const { tax, net } = netOfTax(fromMajor('0.05', 'EGP'), 10);
    expect([net, tax]).toEqual([fromMajor('0.05', 'EGP'), fromMajor('0', 'EGP')]);
  });

  test('tax and net add up to gross', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.integer({ min: 0, max: 99 }), (minor, rate) => {
        const { gross, tax, net } = netOfTax(money(minor, 'KWD'), rate);
        expect(addMoney(tax, net)).toEqual(gross);
        expect(net.minor >= 0n).toBe(true);
      }),
    );
  });

  test.each([-1, 99.01, 100, 'x'])('rejects a tax of %s', (rate) => {
    expect(() => netOfTax(money(100n, 'EGP'), rate)).toThrow(
      rate === 'x' ? 'Not a decimal number' : 'Tax is 0 to 99 percent',
    );
  });
});
