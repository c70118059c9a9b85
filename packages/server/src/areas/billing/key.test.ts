import { expect, test } from 'vitest';
import { billingId, billingKey, readBillingId } from './key.ts';

const billed = { user_type_id: 'mer_1', service_name: 'Books', country: 'Egypt', currency: 'EGP' };

test.each(Object.keys(billed))('billingKey differs when %s differs', (field) => {
  expect(billingKey({ ...billed, [field]: 'Other' })).not.toBe(billingKey(billed));
});

test('billingKey differs when the same characters are split differently between fields', () => {
  const apart = { ...billed, user_type_id: 'mer_1B', service_name: 'ooks' };
  expect(billingKey(apart)).not.toBe(billingKey(billed));
});

test('readBillingId returns the days and key of a billingId, and undefined for an invalid day', () => {
  const id = billingId(billed, '2026-11-01', '2026-11-21');
  const [dateFrom, dateTo] = ['2026-11-01', '2026-11-21'];
  expect(readBillingId(id)).toEqual({ key: billingKey(billed), dateFrom, dateTo });
  expect(readBillingId(id.replace('20261121', '20261131'))).toBeUndefined();
});
