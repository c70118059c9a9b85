import { expect, test } from 'vitest';
import { contractOperations, resolved, type Shown, schemaFaults } from '../checking/index.ts';

/** Every body, header and parameter of the contract, with its example. */
const examples = contractOperations.flatMap(({ operationId, parameters = [], requestBody, responses }) => {
  const bodies = (what: string, content: Record<string, Shown> = {}) =>
    Object.entries(content).map(([type, shown]) => ({ name: `${operationId} ${what} ${type}`, ...shown }));
  const answers = Object.entries(responses).flatMap(([status, node]) => {
    const { headers = {}, content } = resolved(node);
    const shown = Object.entries(headers).map(([header, node]) => ({
      name: `${operationId} ${status} ${header}`,
      ...resolved<Shown>(node),
    }));
    return [...bodies(status, content), ...shown];
  });
  const inputs = parameters.map((node) => {
    const { name, schema, example } = resolved(node);
    return { name: `${operationId} ${name}`, schema, example };
  });
  return [...bodies('request', requestBody?.content), ...answers, ...inputs];
});

test('every body, header and parameter has an example that matches its schema, without unknown fields', () => {
  const faults = examples.flatMap(({ name, schema, example }) =>
    example === undefined
      ? [`${name}: no example`]
      : schemaFaults(schema, example).map((fault) => `${name}: ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(examples.length).toBeGreaterThan(contractOperations.length * 8);
});

test('schemaFaults reports a wrong value and an unknown field', () => {
  const merchant = { $ref: '#/components/schemas/MerchantDetail' };
  const shown = examples.find(({ name }) => name === 'getMerchant 200 application/json')?.example as object;
  expect(schemaFaults(merchant, shown)).toEqual([]);
  expect(schemaFaults(merchant, { ...shown, status: 'Asleep' })).toHaveLength(1);
  expect(schemaFaults(merchant, { ...shown, privateKey: 'sk_test_1' })).toEqual([
    '/privateKey is not described',
  ]);
});
