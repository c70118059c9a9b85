import { expect, test } from 'vitest';
import { contract, contractOperations, resolved, type Schema } from '../checking/index.ts';

/** Every schema inside another, references followed once. */
function* inside(node: unknown, seen = new Set<unknown>()): Generator<[string, Schema]> {
  if (node === null || typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  for (const [name, value] of Object.entries(node)) {
    if (value === null || typeof value !== 'object') continue;
    const schema = resolved<Schema>(value);
    yield [name, schema];
    yield* inside(schema, seen);
  }
}

test('whatever takes a card says that it is sensitive and never answered', () => {
  const named = [...inside(contract.components.schemas)].filter(([name]) =>
    /^(cardNumber|cvv|cnic)$/.test(name),
  );
  expect(named.length).toBeGreaterThanOrEqual(5);
  for (const [, schema] of named) expect(schema).toMatchObject({ 'x-sensitive': true, writeOnly: true });
});

test('no answer holds anything sensitive', () => {
  const leaks = contractOperations.flatMap(({ operationId, responses }) =>
    [...inside(responses)]
      .filter(([, schema]) => schema['x-sensitive'])
      .map(([name]) => `${operationId} ${name}`),
  );
  expect(leaks).toEqual([]);
});
