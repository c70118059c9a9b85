import { expect, test } from 'vitest';
import { type Hit, hitPath } from './hit-path.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hit = (values: Partial<Hit>): Hit => ({ kind: 'merchant', _id: 'r1', title: 'Nile', ...values });

test.each([
  ['merchant', '/merchants/form/r1'],
  ['carrier', '/carriers/form/r1'],
  ['service', '/services/form/r1'],
  ['settlement', '/settlement-summary/r1'],
  ['user', '/users/form/r1'],
  ['role', '/roles/form/r1'],
  ['payout', '/loan-requests?payout=r1'],
  ['loanTransaction', undefined],
] as const)('a %s hit opens %s', (kind, path) => {
  expect(hitPath(hit({ kind }), now, () => true)).toBe(path);
});

test('a transaction without country and date opens a one-year report in its currency', () => {
  const path = hitPath(
    hit({ kind: 'transaction', title: '10007919', subtitle: 'Nile Books · 40 PKR' }),
    now,
    () => true,
  );
  const asked = new URLSearchParams(path?.split('?')[1]);
  expect(Object.fromEntries(asked)).toEqual({
    type: 'transaction-report',
    country: 'Pakistan',
    currency: 'PKR',
    dateFrom: '2025-11-21',
    dateTo: '2026-11-21',
    q: '10007919',
  });
});

test("a transaction with country and date opens the report of that day in the country's time zone", () => {
  const known = { country: 'Pakistan', date: '2026-11-03T20:30:00.000Z', subtitle: 'Books · 40 USD' };
  const path = hitPath(hit({ kind: 'transaction', title: '10007919', ...known }), now, () => true);
  const asked = Object.fromEntries(new URLSearchParams(path?.split('?')[1]));
  // At this time it is already the next day in Karachi.
  expect(asked).toMatchObject({
    country: 'Pakistan',
    currency: 'USD',
    dateFrom: '2026-11-04',
    dateTo: '2026-11-04',
  });
});

test.each([
  ['merchant', '/merchants/workspace/r1'],
  ['carrier', '/carriers/history/r1'],
  ['service', '/services/history/r1'],
  ['user', '/users/history/r1'],
  ['role', '/roles/history/r1'],
  ['settlement', '/settlement/form/r1'],
] as const)('a %s hit opens %s when the user may not open its form', (kind, path) => {
  expect(hitPath(hit({ kind }), now, () => false)).toBe(path);
});
