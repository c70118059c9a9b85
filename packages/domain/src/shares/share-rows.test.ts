import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMajor } from '../money/major.ts';
import { percentagesOf, revenueShares, serviceShares } from './share-rows.ts';

describe('percentagesOf', () => {
  test('adds up to 100 whatever the counts, each within a hundredth of its exact share', () => {
    const counts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(counts, (given) => {
        const total = given.reduce((sum, count) => sum + count, 0);
        const hundredths = percentagesOf(given).map((share) => Math.round(share * 100));
        expect(hundredths.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : 10_000);
        for (const [index, part] of hundredths.entries())
          expect(Math.abs(part - (total && ((given[index] ?? 0) * 10_000) / total))).toBeLessThan(1);
      }),
    );
  });

  test('what is left over goes to the largest remainder, the first of equal ones first', () => {
    expect(percentagesOf([1, 1, 1])).toEqual([33.34, 33.33, 33.33]);
    expect(percentagesOf([1, 2, 3])).toEqual([16.67, 33.33, 50]);
    expect(percentagesOf([0, 0])).toEqual([0, 0]);
    expect(percentagesOf([])).toEqual([]);
  });
});

test('services of one name are one row, the largest first, equal ones by name', () => {
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

test('revenue is apart by currency, the largest amount first', () => {
  const row = (service: string, count: number, amount: number, currency: 'EGP' | 'PKR') => ({
    service,
    count,
    amount: fromMajor(amount, currency),
  });
  const shares = revenueShares([
    row('Books', 1, 10, 'PKR'),
    row('Books', 2, 20.5, 'EGP'),
    row('Games', 1, 99, 'EGP'),
    row('Books', 1, 0.5, 'EGP'),
    row('Cards', 1, 99, 'EGP'),
  ]);
  expect(
    shares.map(({ service, currency, count, amount }) => [service, currency, count, amount.minor]),
  ).toEqual([
    ['Cards', 'EGP', 1, 9900n],
    ['Games', 'EGP', 1, 9900n],
    ['Books', 'EGP', 3, 2100n],
    ['Books', 'PKR', 1, 1000n],
  ]);
});
