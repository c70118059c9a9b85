import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const opened = { name: 'Nile', email: 'a@nile.example', tags: ['x'], price: undefined as number | undefined };

test('an unchanged field takes the stored value, and a changed field keeps the typed value', () => {
  expect(
    mergeChanges(opened, { ...opened, email: 'b@nile.example' }, { ...opened, name: 'Nile Books' }),
  ).toEqual({
    values: { name: 'Nile Books', email: 'b@nile.example', tags: ['x'] },
    conflicts: [],
  });
});

test('a field that both changed differently is a conflict and keeps the typed value', () => {
  const typed = { ...opened, name: 'Mine', tags: ['y'], price: 5 };
  expect(mergeChanges(opened, typed, { ...opened, name: 'Theirs', tags: ['z'], price: 5 })).toEqual({
    values: typed,
    conflicts: [
      { path: ['name'], theirs: 'Theirs' },
      { path: ['tags'], theirs: ['z'] },
    ],
  });
});

test('a permission that another user removed stays removed when other permissions change', () => {
  const role = {
    permissions: { Settlements: { viewAll: true, addSettlement: true }, Users: { viewAll: true } },
  };
  const now = {
    permissions: { Settlements: { viewAll: true, addSettlement: false }, Users: { viewAll: true } },
  };
  const typed = { permissions: { ...role.permissions, Users: { viewAll: false } } };
  expect(mergeChanges(role, typed, now)).toEqual({
    values: {
      permissions: { Settlements: { viewAll: true, addSettlement: false }, Users: { viewAll: false } },
    },
    conflicts: [],
  });
  const other = {
    permissions: { Settlements: { viewAll: false, addSettlement: true }, Users: { viewAll: true } },
  };
  const gone = { permissions: { Users: { viewAll: true } } };
  expect(mergeChanges(role, other, gone as typeof role).conflicts).toEqual([
    { path: ['permissions', 'Settlements'], theirs: undefined },
  ]);
});
