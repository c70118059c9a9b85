import { expect, test } from 'vitest';
import { billedOf } from './billed-of.ts';

const row = { userTypeId: 'mer_1', serviceName: 'Books', dateFrom: '2026-11-01', dateTo: '2026-11-21' };

test('an address names a billing row, its country and currency only when we know them', () => {
  expect(billedOf({ ...row, country: 'Egypt', currency: 'EGP', page: 2, density: 'compact' })).toEqual({
    ...row,
    country: 'Egypt',
    currency: 'EGP',
  });
  expect(billedOf({ ...row, country: 'Atlantis', currency: '' })).toEqual(row);
});

test('an address that leaves something out names none', () => {
  expect(billedOf({ ...row, serviceName: '' })).toBeUndefined();
  expect(billedOf({})).toBeUndefined();
});
