import { expect, test } from 'vitest';
import { slicesOf, slotOf } from './slices.ts';

const rows = (...values: number[]) => values.map((value, index) => ({ name: `Service ${index}`, value }));

test('each row becomes a slice, in order and with its share', () => {
  expect(slicesOf(rows(6, 3, 1), 'Others')).toEqual([
    { slot: 0, name: 'Service 0', value: 6, share: 0.6, rows: 1 },
    { slot: 1, name: 'Service 1', value: 3, share: 0.3, rows: 1 },
    { slot: 2, name: 'Service 2', value: 1, share: 0.1, rows: 1 },
  ]);
});

test('the first 24 rows have a slice each, and all further rows share one', () => {
  const values = Array.from({ length: 26 }, (_, index) => 26 - index);
  expect(slicesOf(rows(...values.slice(0, 24)), 'Others')).toHaveLength(24);
  const slices = slicesOf(rows(...values), 'Others');
  expect(slices).toHaveLength(25);
  expect(slices.at(-1)).toMatchObject({ slot: 24, name: 'Others', value: 3, rows: 2 });
  expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  expect([0, 23, 24, 25].map(slotOf)).toEqual([0, 23, 24, 24]);
});

test('an empty list and rows with value 0 have no slice', () => {
  expect(slicesOf([], 'Others')).toEqual([]);
  expect(slicesOf(rows(0, 0), 'Others')).toEqual([]);
  expect(slicesOf(rows(5, 0), 'Others').map(({ slot }) => slot)).toEqual([0]);
});
