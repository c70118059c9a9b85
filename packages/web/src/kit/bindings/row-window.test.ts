import { expect, test } from 'vitest';
import { rowSpan, topShowing } from './row-window.ts';

const at = (top: number) => ({ top, room: 440, rowHeight: 44 });

test('rows in view are drawn, and a few beyond each edge', () => {
  expect(rowSpan(at(0), 100_000)).toEqual({ first: 0, end: 14 });
  expect(rowSpan(at(4400), 100_000)).toEqual({ first: 96, end: 114 });
  expect(rowSpan(at(4410), 100_000)).toEqual({ first: 96, end: 115 });
});

test('there are never more rows than there are', () => {
  expect(rowSpan(at(0), 3)).toEqual({ first: 0, end: 3 });
  expect(rowSpan(at(0), 0)).toEqual({ first: 0, end: 0 });
  // A list that became short while it was scrolled far down.
  expect(rowSpan(at(90_000), 5)).toEqual({ first: 4, end: 5 });
});

test('a row is brought into view by the shortest way', () => {
  expect(topShowing(3, at(0))).toBe(0);
  expect(topShowing(10, at(0))).toBe(44);
  expect(topShowing(2, at(880))).toBe(88);
});
