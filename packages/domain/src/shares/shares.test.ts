import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalToString } from '../money/decimal.ts';
import { addMoney, currencies, fromMajor, money } from '../money/money.ts';

import { checkShares, percentagesOf, revenueShares, serviceShares, splitAmount } from './shares.ts';

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
        const { carrier, merchant, owner, net } = splitAmount(paid, percentages);
        expect(addMoney(addMoney(carrier, merchant), owner)).toEqual(paid);
        expect(addMoney(carrier, net)).toEqual(paid);
        expect([carrier, merchant, owner].every(({ minor }) => minor >= 0n)).toBe(true);
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
      owner: fromMajor('4.00', 'EGP'),
      net: fromMajor('97.51', 'EGP'),
    });
  });

  test('the platform owner gets the rest if shares add up to less than 100', () => {
    const split = splitAmount(fromMajor(100, 'EGP'), { carrierShare: 0, merchantShare: 90, waleeShare: 4 });
    expect(split.owner).toEqual(fromMajor(10, 'EGP'));
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

describe('percentagesOf', () => {
  test('rounds each share half up to two decimals, whatever the other counts are', () => {
    const counts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(counts, (given) => {
        const total = given.reduce((sum, count) => sum + count, 0);
        for (const [index, share] of percentagesOf(given).entries()) {
          const doubled = BigInt(Math.round(share * 100)) * 2n * BigInt(total);
          const exact = 20_000n * BigInt(given[index] ?? 0);
          expect(doubled <= exact + BigInt(total) && (total === 0 || doubled > exact - BigInt(total))).toBe(
            true,
          );
        }
      }),
    );
  });

  test.each([
    [
      [53, 14],
      [79.1, 20.9],
    ],
    [
      [1, 1, 1],
      [33.33, 33.33, 33.33],
    ],
    [
      [1, 2, 3],
      [16.67, 33.33, 50],
    ],
    [
      [1, 19_999],
      [0.01, 100],
    ],
    [
      [1, 1, 64],
      [1.52, 1.52, 96.97],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
  ])('of %o are %o', (counts, shares) => {
    expect(percentagesOf(counts)).toEqual(shares);
  });
});

test('services with the same name share a row; rows are sorted by count, then by name', () => {
  const counted = [
    { service: 'Tickets', count: 1 },
    { service: 'Books', count: 2 },
    { service: 'Games', count: 3 },
    { service: 'Tickets', count: 2 },
  ];
  expect(serviceShares(counted)).toEqual([
    { service: 'Games', count: 3, percentage: 37.5 },
    { service: 'Tickets', count: 3, percentage: 37.5 },
    { service: 'Books', count: 2, percentage: 25 },
  ]);
});

test('revenue is separate for each currency, the largest amount first', () => {
  const row = (service: string, count: number, amount: number, currency: 'EGP' | 'PKR', refunded = 0) => ({
    service,
    count,
    amount: fromMajor(amount, currency),
    refunded: fromMajor(refunded, currency),
  });
  const shares = revenueShares([
    row('Books', 1, 10, 'PKR'),
    row('Books', 2, 20.5, 'EGP', 5),
    row('Games', 1, 99, 'EGP'),
    row('Books', 1, 0.5, 'EGP', 0.25),
    row('Cards', 1, 99, 'EGP'),
  ]);
  expect(
    shares.map(({ service, currency, count, amount, refunded }) => [
      ...[service, currency, count, amount.minor, refunded.minor],
    ]),
  ).toEqual([
    ['Cards', 'EGP', 1, 9900n, 0n],
    ['Games', 'EGP', 1, 9900n, 0n],
    ['Books', 'EGP', 3, 2100n, 525n],
    ['Books', 'PKR', 1, 1000n, 0n],
  ]);
});
