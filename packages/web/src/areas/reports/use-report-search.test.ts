import { expect, test } from 'vitest';
import { reportSearchOf } from './use-report-search.ts';

const now = new Date('2026-11-20T21:00:00Z');

test('a report opens with its own country and currency, and today there', () => {
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

test('the address wins', () => {
  const search = { country: 'Egypt', currency: 'USD', dateFrom: '2026-11-01', dateTo: '' };
  expect(reportSearchOf('settlement-report', search, now)).toMatchObject({
    currency: 'USD',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-20',
  });
});
