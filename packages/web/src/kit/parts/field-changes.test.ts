import { expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

test('gives each field that differs, with both sides', () => {
  expect(fieldChanges({ name: 'Nile', country: 'Egypt' }, { name: 'Nile Books', country: 'Egypt' })).toEqual([
    { path: ['name'], before: 'Nile', after: 'Nile Books' },
  ]);
});

test('goes down into what holds fields, as a role its permissions', () => {
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

test('a new record has only what is', () => {
  expect(fieldChanges(undefined, { name: 'Nile', supportEmail: null })).toEqual([
    { path: ['name'], before: undefined, after: 'Nile' },
  ]);
});

test('never gives a secret, whatever the server sends', () => {
  const secrets = { password: 'x', privateKey: 'y', token: 'z', secretHash: 'h', bankNo: '1' };
  expect(fieldChanges({}, { ...secrets, keys: { password: 'x' }, tokenApi: 'https://a.example' })).toEqual([
    { path: ['tokenApi'], before: undefined, after: 'https://a.example' },
  ]);
});

test('no facts, no changes', () => {
  expect(fieldChanges()).toEqual([]);
});
