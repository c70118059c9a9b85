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
