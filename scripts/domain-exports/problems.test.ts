import { expect, test } from 'vitest';
import { exportProblems } from './problems.ts';

const unused = new Map([
  ['payingCode', 'a.ts'],
  ['maskName', 'b.ts'],
]);

test('accepts an unused export whose user is named', () => {
  expect(exportProblems(unused, { payingCode: 'page', maskName: 'page' })).toEqual([]);
});

test('reports an unused export that has no entry', () => {
  expect(exportProblems(unused, { payingCode: 'page' })).toEqual([
    'b.ts: only tests use maskName. Delete it, or use it.',
  ]);
});

test('reports an entry whose export has a user or is gone', () => {
  const waiting = { payingCode: 'page', maskName: 'page', orderIdFrom: 'page' };
  expect(exportProblems(unused, waiting)).toEqual([
    'orderIdFrom is used or gone. Delete its entry in scripts/domain-exports/waiting-exports.ts.',
  ]);
});
