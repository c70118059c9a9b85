import { expect, test } from 'vitest';
import { drillDown, mainCurrency } from './drill-down.ts';

const now = new Date('2026-11-20T20:00:00Z');
const range = { dateFrom: '2026-11-01', dateTo: '2026-11-20' };

test('drillDown searches the period, currency and country of a share row', () => {
  expect(drillDown({ service: 'Karachi Tunes · Ravi', currency: 'PKR', range, now })).toEqual({
    type: 'transaction-report',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-20',
    currency: 'PKR',
    country: 'Pakistan',
    q: 'Karachi Tunes',
    status: 'Success',
  });
});

test("drillDown without a range searches today in the currency's country", () => {
  const pakistan = drillDown({ service: 'Tunes', currency: 'PKR', range: undefined, now });
  expect(pakistan).toMatchObject({ dateFrom: '2026-11-21', dateTo: '2026-11-21' });
  const unknown = drillDown({ service: 'Tunes', currency: undefined, range: undefined, now });
  expect(unknown).toEqual({
    type: 'transaction-report',
    dateFrom: '2026-11-20',
    dateTo: '2026-11-20',
    q: 'Tunes',
    status: 'Success',
  });
});

test('mainCurrency returns the currency with the most payments of a service', () => {
  const rows = [
    { service: 'Books', count: 2, currency: 'USD' },
    { service: 'Books', count: 9, currency: 'EGP' },
    { service: 'Tunes', count: 20, currency: 'PKR' },
  ];
  expect(mainCurrency(rows, 'Books')).toBe('EGP');
  expect(mainCurrency(rows, 'Games')).toBeUndefined();
});
