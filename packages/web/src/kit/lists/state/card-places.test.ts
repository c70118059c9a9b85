import { expect, test } from 'vitest';
import { cardPlaces } from './card-places.ts';
import { columnsOf } from './columns.tsx';

type Row = { name: string; country: string; amount: number; share: number; status: string };

const column = columnsOf<Row>();
const name = column.text('name', 'Name');
const country = column.word('country', 'Country');
const amount = column.money('amount', 'Amount', { code: 'EGP' });
const share = column.money('share', 'Merchant Share', { code: 'EGP' });
const status = column.status('status', 'Status');
const actions = column.actions(() => null);

const placesOf = (columns: Parameters<typeof cardPlaces>[0]) =>
  cardPlaces(columns).map(({ index, place }) => `${place}: ${columns[index]?.id}`);

test('a card shows the first column as its name, the first amount, the status and one more fact', () => {
  expect(placesOf([name, share, country, amount, status, actions])).toEqual([
    'name: name',
    'about: country',
    'amount: share',
    'state: status',
    'details: undefined',
    'actions: actions',
  ]);
});

test('a column whose definition sets its place in cards gets that place', () => {
  const billed = column.money('amount', 'Amount', { code: 'EGP' }, { card: 'amount' });
  const seller = column.word('country', 'Country', { card: 'name' });
  expect(placesOf([name, share, seller, billed])).toEqual([
    'name: country',
    'about: name',
    'amount: amount',
    'details: undefined',
  ]);
});

test('a card leaves out places for which the list has no column', () => {
  expect(placesOf([amount, name])).toEqual(['name: name', 'amount: amount']);
  expect(placesOf([amount])).toEqual(['amount: amount']);
});
