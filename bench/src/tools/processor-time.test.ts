import { expect, test } from 'vitest';
import { sumBelow, usageOf } from './processor-time.ts';

test('usageOf reads times, of ended children too, behind a name with spaces and brackets', () => {
  const stat = '7 (a (b) c) S 3 7 7 0 -1 4194560 900 0 0 0 10 20 30 40 20 0 1 0 100';
  expect(usageOf(stat)).toEqual({ pid: 7, parent: 3, ms: 1000 });
});

test('usageOf returns nothing for a line that is cut', () => {
  expect(usageOf('7 (node) S 3')).toBeUndefined();
  expect(usageOf('')).toBeUndefined();
});

test('sumBelow counts the process apart from all below it, and no others', () => {
  const all = [
    { pid: 1, parent: 0, ms: 1 },
    { pid: 2, parent: 1, ms: 10 },
    { pid: 3, parent: 2, ms: 100 },
    { pid: 4, parent: 0, ms: 1000 },
  ];
  expect(sumBelow(1, all)).toEqual({ own: 1, below: 110 });
  expect(sumBelow(9, all)).toEqual({ own: 0, below: 0 });
});
