import { expect, test } from 'vitest';
import { moveEntry } from '../grid/move-entry.ts';
import { columnsOf } from './columns.tsx';
import { arrangedColumns, chosenColumns } from './list-columns.ts';

type Row = { name: string; status: string; country: string };
const column = columnsOf<Row>();
const columns = [
  column.text('name', 'Name'),
  column.status('status', 'Status'),
  column.word('country', 'Country'),
  column.actions(() => null),
];
const shown = (asked: { columns?: string; hidden?: string }) =>
  arrangedColumns(columns, asked).map(({ id }) => id);

test('the URL chooses columns and their order; the actions column stays last', () => {
  expect(shown({ columns: 'country,name' })).toEqual(['country', 'name', 'actions']);
  expect(shown({ hidden: 'status' })).toEqual(['name', 'country', 'actions']);
});

test('unknown and repeated column ids in the URL are ignored', () => {
  expect(shown({ columns: 'country,country,gone,actions' })).toEqual(['country', 'actions']);
  expect(shown({ columns: 'gone' })).toEqual(['name', 'status', 'country', 'actions']);
  expect(shown({ hidden: 'name,status,country' })).toEqual(['name', 'status', 'country', 'actions']);
});

test('the default columns in their default order are left out of the URL', () => {
  expect(chosenColumns(columns, ['name', 'status', 'country'])).toBeUndefined();
  expect(chosenColumns(columns, ['status', 'name'])).toBe('status,name');
});

test('an entry moves by one position, but not past either end', () => {
  expect(moveEntry(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveEntry(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveEntry(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
});
