import { expect, test } from 'vitest';
import { contract, contractOperations, resolved, type Schema } from '../checking/index.ts';

/** Yields every nested schema; visits each schema once, so that recursion ends. */
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

test('every card number, cvv and cnic field is marked sensitive and write-only', () => {
  const named = [...inside(contract.components.schemas)].filter(([name]) =>
    /^(cardNumber|cvv|cnic)$/.test(name),
  );
  expect(named.length).toBeGreaterThanOrEqual(5);
  for (const [, schema] of named) expect(schema).toMatchObject({ 'x-sensitive': true, writeOnly: true });
});

test('no response contains a sensitive field', () => {
  const leaks = contractOperations.flatMap(({ operationId, responses }) =>
    [...inside(responses)]
      .filter(([, schema]) => schema['x-sensitive'])
      .map(([name]) => `${operationId} ${name}`),
  );
  expect(leaks).toEqual([]);
});
