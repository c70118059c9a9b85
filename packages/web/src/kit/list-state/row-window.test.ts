import { expect, test } from 'vitest';
import { rowSpan, scrollTopFor } from './row-window.ts';

const at = (top: number) => ({ top, height: 440, rowHeight: 44 });

test('the drawn rows are those in view and four beyond each edge', () => {
  expect(rowSpan(at(0), 100_000)).toEqual({ first: 0, end: 14 });
  expect(rowSpan(at(4400), 100_000)).toEqual({ first: 96, end: 114 });
  expect(rowSpan(at(4410), 100_000)).toEqual({ first: 96, end: 115 });
});

test("the drawn rows stay within the list's length", () => {
  expect(rowSpan(at(0), 3)).toEqual({ first: 0, end: 3 });
  expect(rowSpan(at(0), 0)).toEqual({ first: 0, end: 0 });
  // The list was scrolled far down and then became short.
  expect(rowSpan(at(90_000), 5)).toEqual({ first: 4, end: 5 });
});

test('a row is revealed with the smallest scroll movement', () => {
  expect(scrollTopFor(3, at(0))).toBe(0);
  expect(scrollTopFor(10, at(0))).toBe(44);
  expect(scrollTopFor(2, at(880))).toBe(88);
});
