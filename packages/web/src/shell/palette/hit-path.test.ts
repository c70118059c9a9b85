import { expect, test } from 'vitest';
import { type Hit, hitPath } from './hit-path.ts';

const hit = (values: Partial<Hit>): Hit => ({ kind: 'merchant', _id: 'r1', title: 'Nile', ...values });

test.each([
  ['merchant', '/merchants/form/r1'],
  ['carrier', '/carriers/form/r1'],
  ['service', '/services/form/r1'],
  ['settlement', '/settlement-summary/r1'],
  ['transaction', '/payments/r1'],
  ['payment', '/payments/r1'],
  ['settlementFile', '/settlement-files/r1'],
  ['user', '/users/form/r1'],
  ['role', '/roles/form/r1'],
  ['payout', '/loan-requests?payout=r1'],
  ['subscription', '/subscriptions?q=r1'],
  ['product', '/products/form/r1'],
  ['package', '/packages/form/r1'],
  ['blacklistEntry', '/blacklists/form/r1'],
] as const)('a %s hit opens %s', (kind, path) => {
  expect(hitPath(hit({ kind }), () => true)).toBe(path);
});

test.each([
  ['merchant', '/merchants/workspace/r1'],
  ['carrier', '/carriers/history/r1'],
  ['service', '/services/history/r1'],
  ['user', '/users/history/r1'],
  ['role', '/roles/history/r1'],
  ['settlement', '/settlement/form/r1'],
  ['product', '/products/history/r1'],
  ['package', '/packages/history/r1'],
  ['blacklistEntry', '/blacklists/history/r1'],
] as const)('a %s hit opens %s when the user may not open its form', (kind, path) => {
  expect(hitPath(hit({ kind }), () => false)).toBe(path);
});

test("a loan transaction hit opens its merchant's loan account, filtered by the transaction number", () => {
  const found = hit({ kind: 'loanTransaction', title: 'LT-7', userTypeId: 'mer_1' });
  expect(hitPath(found, () => false)).toBe('/loan-account-detail/mer_1?q=LT-7');
});

test("an approval file hit opens the list of files on the file's day in the user's time zone", () => {
  const found = hit({ kind: 'approvalFile', title: 'may 1.xlsx', date: '2026-05-01T22:30:00.000Z' });
  expect(hitPath(found, () => false)).toBe(
    '/file-records?q=may%201.xlsx&dateFrom=2026-05-02&dateTo=2026-05-02',
  );
});
