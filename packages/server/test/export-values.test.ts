import { operations } from '@daftar/openapi';
import { expect, test } from 'vitest';
import { exportColumn } from '../src/areas/exports/columns/export-column.ts';
import { exportLists } from '../src/areas/exports/lists.ts';
import { contract, deref } from '../src/contract/document.ts';

interface Schema {
  enum?: readonly unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** Fields whose values are the same in every language: codes, currencies, events, and the words that an approval file may hold. */
const asWritten = [
  ...['payouts.status', 'payouts.countryCode', 'webhookDeliveries.eventType'],
  ...['loanTransactions.currency', 'loanStatement.totalCurrency'],
];

const schemaOf = (node: unknown): Schema => deref(node as Schema);

/** Returns the schema of a list's rows. */
function rowSchema(list: keyof typeof exportLists): Schema {
  const { path, method } = operations[exportLists[list].readBy];
  const operation = contract.paths[path]?.[method.toLowerCase()] as { responses: Record<string, unknown> };
  const answer = deref(operation.responses['200'] as { content: Record<string, { schema: Schema }> });
  const page = schemaOf(answer.content['application/json']?.schema);
  const rows = page.properties?.data ?? page.properties?.lines ?? page;
  return schemaOf(schemaOf(rows).items);
}

/** Returns the values that the contract lists for a field, or for the entries of a field with a list. */
function valuesOf(row: Schema, field: string): readonly string[] {
  const schema = field
    .split('.')
    .reduce<Schema>((parent, name) => schemaOf(parent.properties?.[name] ?? {}), row);
  const values = schema.enum ?? schemaOf(schema.items ?? {}).enum ?? [];
  return values.filter((value) => typeof value === 'string');
}

const fields = Object.entries(exportLists).flatMap(([list, { columns }]) => {
  const row = rowSchema(list as keyof typeof exportLists);
  return columns.map((field) => [list, field, valuesOf(row, field)] as const);
});
const listed = fields.filter(
  ([list, field, values]) => values.length > 0 && !asWritten.includes(`${list}.${field}`),
);

test.each(listed)(
  'an export of %s translates each value of %s that the contract lists',
  (list, field, values) => {
    const words = exportColumn(list, field)?.values ?? {};
    for (const value of values) {
      const [, ...translated] = words[value] ?? [];
      expect(translated, `${value} needs its words in packages/domain/src/words`).toHaveLength(2);
    }
  },
);

test('the values that are checked include those of a page and of a statement', () => {
  const checked = listed.map(([list, field]) => `${list}.${field}`);
  expect(checked).toEqual(
    expect.arrayContaining(['merchants.status', 'transactions.status', 'loanStatement.kind']),
  );
});
