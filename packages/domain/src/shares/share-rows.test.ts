import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMajor } from '../money/major.ts';
import { percentagesOf, revenueShares, serviceShares } from './share-rows.ts';

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
