import { expect, test } from 'vitest';
import { billingRowKey } from './billing-row-key.ts';

const row = { userTypeId: 'mer_1', serviceName: 'Books', dateFrom: '2026-11-01', dateTo: '2026-11-21' };

test('billingRowKey reads the key from the URL and ignores an unknown country or currency', () => {
  expect(billingRowKey({ ...row, country: 'Egypt', currency: 'EGP', page: 2, density: 'compact' })).toEqual({
    ...row,
    country: 'Egypt',
    currency: 'EGP',
  });
  expect(billingRowKey({ ...row, country: 'Atlantis', currency: '' })).toEqual(row);
});

test('billingRowKey returns undefined when a part is missing', () => {
  expect(billingRowKey({ ...row, serviceName: '' })).toBeUndefined();
  expect(billingRowKey({})).toBeUndefined();
});
