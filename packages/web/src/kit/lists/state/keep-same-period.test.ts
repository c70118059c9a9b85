import { expect, test } from 'vitest';
import { keepSamePeriod } from './keep-same-period.ts';

const period = { dateFrom: '2026-11-01', dateTo: '2026-11-21', country: 'Egypt', currency: 'EGP' };
const kept = (changes: object) =>
  keepSamePeriod({ ...period, page: 2 })('rows', {
    meta: { sent: { ...period, page: 1, ...changes } },
  });

test('keepSamePeriod keeps the rows of another page of the same period', () => {
  expect(kept({ sort: 'amount' })).toBe('rows');
});

test.each([
  { dateFrom: '2026-10-01' },
  { dateTo: '2026-11-22' },
  { country: 'Pakistan' },
  { currency: 'PKR' },
])('keepSamePeriod drops rows of another period: %o', (changes) => {
  expect(kept(changes)).toBeUndefined();
  expect(keepSamePeriod(period)('rows', undefined)).toBeUndefined();
});
