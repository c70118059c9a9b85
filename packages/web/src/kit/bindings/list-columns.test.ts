import { expect, test } from 'vitest';
import { columnsOf } from './columns.tsx';
import { arrangedColumns, chosenColumns } from './list-columns.ts';
import { movedIn } from './moved-in.ts';

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

test('an address chooses columns and their order; actions stay last', () => {
  expect(shown({ columns: 'country,name' })).toEqual(['country', 'name', 'actions']);
  expect(shown({ hidden: 'status' })).toEqual(['name', 'country', 'actions']);
});

test('what an address names wrongly or twice does no harm', () => {
  expect(shown({ columns: 'country,country,gone,actions' })).toEqual(['country', 'actions']);
  expect(shown({ columns: 'gone' })).toEqual(['name', 'status', 'country', 'actions']);
  expect(shown({ hidden: 'name,status,country' })).toEqual(['name', 'status', 'country', 'actions']);
});

test('the order of the list itself needs no words', () => {
  expect(chosenColumns(columns, ['name', 'status', 'country'])).toBeUndefined();
  expect(chosenColumns(columns, ['status', 'name'])).toBe('status,name');
});

test('an entry moves a step, and not over the end', () => {
  expect(movedIn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(movedIn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(movedIn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
});
