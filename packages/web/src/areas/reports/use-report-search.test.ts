import { expect, test } from 'vitest';
import { reportSearchOf } from './use-report-search.ts';

const now = new Date('2026-11-20T21:00:00Z');

test("reportSearchOf defaults to the report's country and currency and today in that country", () => {
  expect(reportSearchOf('transaction-report', {}, now)).toEqual({
    country: 'Egypt',
    currency: 'EGP',
    dateFrom: '2026-11-20',
    dateTo: '2026-11-20',
  });
  expect(reportSearchOf('settlement-report', {}, now)).toEqual({
    country: 'Pakistan',
    currency: 'PKR',
    dateFrom: '2026-11-21',
    dateTo: '2026-11-21',
  });
});

test('reportSearchOf opens the billing report, and with it the three-way check, on today', () => {
  expect(reportSearchOf('billing-report', {}, now)).toMatchObject({
    ...{ dateFrom: '2026-11-20', dateTo: '2026-11-20' },
  });
});

test('reportSearchOf prefers values from the URL', () => {
  const search = { country: 'Egypt', currency: 'USD', dateFrom: '2026-11-01', dateTo: '' };
  expect(reportSearchOf('settlement-report', search, now)).toMatchObject({
    currency: 'USD',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-20',
  });
});
