import { expect, test } from 'vitest';
import { cardRows } from './card-rows.ts';

const rulesOf = (...columns: Parameters<typeof cardRows>[0]) =>
  Object.values(cardRows(columns, (column) => column.toUpperCase()))[0] as Record<string, object>;

test('a fact on a card is preceded by the translated title of its column', () => {
  expect(rulesOf('Name', 'Service')['& tbody td:nth-of-type(1)']).toMatchObject({
    '&::before': { content: '"SERVICE: "' },
  });
});

test('the status is beside the name unless the card has an amount, and has no title', () => {
  expect(rulesOf('Name', 'Service', 'Status')['& tbody td:nth-of-type(2)']).toEqual({ order: 1 });
  const withAmount = rulesOf('Name', 'Amount', 'Status');
  expect(withAmount['& tbody td:nth-of-type(1)']).toMatchObject({ order: 1 });
  expect(withAmount['& tbody td:nth-of-type(2)']).toMatchObject({ order: 3 });
});

test('the actions are at the end of a card', () => {
  expect(rulesOf('Name', 'Status', 'Actions', 'Service')['& tbody td:nth-of-type(2)']).toMatchObject({
    order: 4,
  });
});

test('the status is before the actions where an amount is beside the name', () => {
  expect(rulesOf('Name', 'Status', 'Amount', 'Actions')['& tbody td:nth-of-type(1)']).toEqual({ order: 3 });
  expect(rulesOf('Name', 'Status', 'Amount')['& tbody td:nth-of-type(1)']).toHaveProperty(
    'marginInlineStart',
  );
});

test('a credit and a debit are beside the name with their sign, and the balance is under them', () => {
  const rules = rulesOf('Description', 'Date', 'Credit', 'Debit', 'Balance');
  const amounts = [2, 3].map((column) => rules[`& tbody td:nth-of-type(${column})`]);
  expect(amounts).toMatchObject([
    { order: 1, '& > .figure::before': { content: '"+"' } },
    { order: 1, '& > .figure::before': { content: '"−"' } },
  ]);
  expect(rules['& tbody td:nth-of-type(4)']).toMatchObject({
    ...{ order: 2, marginInlineStart: 'auto' },
    '&::before': { content: '"BALANCE: "' },
  });
});

test('a missing fact has no title and no place, but screen readers still count its cell', () => {
  const rules = rulesOf('Name', 'Service');
  expect(rules['& tbody td:empty']).toMatchObject({ position: 'absolute', width: '1px' });
  expect(rules['& tbody td:empty']).not.toHaveProperty('display');
  expect(rules['& tbody td:empty::before']).toEqual({ content: 'none' });
});
