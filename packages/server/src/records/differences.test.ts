import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test.each([
  ['a changed field', { name: 'Nile' }, { name: 'Delta' }, { name: 'Nile' }, { name: 'Delta' }],
  ['a field that was filled', {}, { email: 'a@b.c' }, { email: null }, { email: 'a@b.c' }],
  ['a field that was emptied', { email: 'a@b.c' }, {}, { email: 'a@b.c' }, { email: null }],
  ['nothing', { name: 'Nile', email: null }, { name: 'Nile' }, {}, {}],
  ['a changed list', { sizes: ['M', 'L'] }, { sizes: ['M'] }, { sizes: ['M', 'L'] }, { sizes: ['M'] }],
])('differences returns %s', (_what, before, after, was, is) => {
  expect(differences(before, after)).toEqual({ changed: Object.keys(is), before: was, after: is });
});
