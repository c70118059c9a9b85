import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const opened = { name: 'Nile', email: 'a@nile.example', tags: ['x'], price: undefined as number | undefined };

test('what was left alone is as it has become, what was changed is as it was typed', () => {
  expect(
    mergeChanges(opened, { ...opened, email: 'b@nile.example' }, { ...opened, name: 'Nile Books' }),
  ).toEqual({
    values: { name: 'Nile Books', email: 'b@nile.example', tags: ['x'] },
    both: [],
  });
});

test('what both changed is told where they differ, and stays as it was typed', () => {
  const typed = { ...opened, name: 'Mine', tags: ['y'], price: 5 };
  expect(mergeChanges(opened, typed, { ...opened, name: 'Theirs', tags: ['z'], price: 5 })).toEqual({
    values: typed,
    both: [['name'], ['tags']],
  });
});

test('a permission that somebody took away stays away, whatever else of the role is changed', () => {
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
    both: [],
  });
  const other = {
    permissions: { Settlements: { viewAll: false, addSettlement: true }, Users: { viewAll: true } },
  };
  const gone = { permissions: { Users: { viewAll: true } } };
  expect(mergeChanges(role, other, gone as typeof role).both).toEqual([['permissions', 'Settlements']]);
});
