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
