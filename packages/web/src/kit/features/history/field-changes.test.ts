import { expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

test('fieldChanges returns each differing field with both values', () => {
  expect(fieldChanges({ name: 'Nile', country: 'Egypt' }, { name: 'Nile Books', country: 'Egypt' })).toEqual([
    { path: ['name'], before: 'Nile', after: 'Nile Books' },
  ]);
});

test('fieldChanges descends into nested fields, such as the permissions of a role', () => {
  const before = {
    permissions: { Users: { viewAll: true, addUsers: false } },
    role: { _id: 'r1', name: 'A' },
  };
  const after = { permissions: { Users: { viewAll: true, addUsers: true } }, role: { _id: 'r2', name: 'B' } };
  expect(fieldChanges(before, after)).toEqual([
    { path: ['permissions', 'Users', 'addUsers'], before: false, after: true },
    { path: ['role', 'name'], before: 'A', after: 'B' },
  ]);
});

test('fieldChanges of a new record returns only values after', () => {
  expect(fieldChanges(undefined, { name: 'Nile', supportEmail: null })).toEqual([
    { path: ['name'], before: undefined, after: 'Nile' },
  ]);
});

test('fieldChanges never returns secrets, even if the server sends them', () => {
  const secrets = { password: 'x', privateKey: 'y', token: 'z', secretHash: 'h', bankNo: '1' };
  expect(fieldChanges({}, { ...secrets, keys: { password: 'x' }, tokenApi: 'https://a.example' })).toEqual([
    { path: ['tokenApi'], before: undefined, after: 'https://a.example' },
  ]);
});

test('fieldChanges without records returns no changes', () => {
  expect(fieldChanges()).toEqual([]);
});

test('fieldChanges returns the amounts of a deposit in the order in which they are computed', () => {
  // The order in which PostgreSQL returns the fields: by the length of their names.
  const stored = {
    tax: 5,
    netAmount: 95,
    reference: 'HBL',
    grossAmount: 100,
    totalBilledAmount: 90,
    totalAmount: 100,
  };
  expect(fieldChanges(undefined, stored).map(({ path: [name] }) => name)).toEqual([
    ...['totalAmount', 'totalBilledAmount', 'grossAmount', 'tax', 'netAmount', 'reference'],
  ]);
});
