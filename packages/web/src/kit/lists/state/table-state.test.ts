import { expect, test } from 'vitest';
import { arrangementOf, sizingOf, sortingOf, sortOf, widthsOf } from './table-state.ts';

const column = (id: string, sort?: string) => ({ id, meta: { title: 'Name', grow: 1, sort } as const });
const columns = [column('name', 'accountName'), column('country'), column('status'), column('actions')];

test('the columns of the URL become order and visibility; the first one and the actions are pinned', () => {
  expect(arrangementOf(columns, { columns: 'status,name' })).toEqual({
    columnOrder: ['status', 'name', 'country', 'actions'],
    columnVisibility: { country: false },
    columnPinning: { start: ['status'], end: ['actions'] },
  });
  expect(arrangementOf(columns, {})).toEqual({
    columnOrder: ['name', 'country', 'status', 'actions'],
    columnVisibility: {},
    columnPinning: { start: ['name'], end: ['actions'] },
  });
});

test('a column that stays is pinned before the actions, unless it is the first or hidden', () => {
  const staying = columns.map((one) =>
    one.id === 'status' ? { ...one, meta: { ...one.meta, stays: true } } : one,
  );
  const pinned = (asked: object) => arrangementOf(staying as typeof columns, asked).columnPinning;
  expect(pinned({})).toEqual({ start: ['name'], end: ['status', 'actions'] });
  expect(pinned({ columns: 'status,name' })).toEqual({ start: ['status'], end: ['actions'] });
  expect(pinned({ hidden: 'status' })).toEqual({ start: ['name'], end: ['actions'] });
  // It is drawn where it stays, wherever the list names it.
  expect(arrangementOf(staying as typeof columns, { columns: 'name,status,country' }).columnOrder).toEqual([
    ...['name', 'country', 'status', 'actions'],
  ]);
});

test('widths are written to the URL and read from it; invalid ones are ignored', () => {
  expect(widthsOf({ name: 240.4, country: 120 })).toBe('name:240,country:120');
  expect(sizingOf('name:240,country:120')).toEqual({ name: 240, country: 120 });
  expect(sizingOf('name:wide,country:-3,:9,status')).toEqual({});
  expect(sizingOf(undefined)).toEqual({});
  expect(widthsOf({})).toBeUndefined();
});

test('sorting names the column, and the list call the field', () => {
  expect(sortingOf(columns, '-accountName')).toEqual([{ id: 'name', desc: true }]);
  expect(sortingOf(columns, 'accountName')).toEqual([{ id: 'name', desc: false }]);
  expect(sortingOf(columns, 'createdDate')).toEqual([]);
  expect(sortingOf(columns, undefined)).toEqual([]);
  expect(sortOf(columns, [{ id: 'name', desc: true }])).toBe('-accountName');
  expect(sortOf(columns, [{ id: 'name', desc: false }])).toBe('accountName');
  expect(sortOf(columns, [])).toBeUndefined();
});
