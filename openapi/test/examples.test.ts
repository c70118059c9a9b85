import { expect, test } from 'vitest';
import { compile, type Example, operations, resolved } from './contract.ts';

/** Everything that the contract shows an example of. */
const examples = operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => {
  const bodies = (what: string, content: Record<string, Example> = {}) =>
    Object.entries(content).map(([type, shown]) => ({ name: `${operationId} ${what} ${type}`, ...shown }));
  const answers = Object.entries(responses).flatMap(([status, node]) => {
    const { headers = {}, content } = resolved(node);
    const shown = Object.entries(headers).map(([header, node]) => ({
      name: `${operationId} ${status} ${header}`,
      ...resolved<Example>(node),
    }));
    return [...bodies(status, content), ...shown];
  });
  const inputs = parameters.map((node) => {
    const { name, schema, example } = resolved(node);
    return { name: `${operationId} ${name}`, schema, example };
  });
  return [...bodies('request', requestBody?.content), ...answers, ...inputs];
});

test('every body, answer, header and parameter has an example that its schema accepts', () => {
  const faults = examples.flatMap(({ name, schema, example }) => {
    if (example === undefined) return [`${name}: no example`];
    const check = compile(schema);
    return check(example) ? [] : [`${name}: ${JSON.stringify(check.errors)}`];
  });
  expect(faults).toEqual([]);
  expect(examples.length).toBeGreaterThan(operations.length * 8);
});

test('answers show no field that the contract does not describe', () => {
  const faults = examples.flatMap(({ name, schema, example }) => {
    if (typeof example !== 'object' || example === null) return [];
    return unknownFields(schema, example).map((field) => `${name}${field}`);
  });
  expect(faults).toEqual([]);
});

/** Fields of an example that its schema has no word for; open objects have none by intention. */
function unknownFields(node: object, example: unknown, at = ''): string[] {
  const schema = resolved(node) as Record<string, unknown>;
  if (Array.isArray(example)) {
    return example.flatMap((item, index) =>
      unknownFields((schema.items ?? {}) as object, item, `${at}[${index}]`),
    );
  }
  if (typeof example !== 'object' || example === null) return [];
  const parts = [schema, ...((schema.allOf ?? schema.oneOf ?? []) as object[])].map(
    (part) => resolved(part) as Record<string, unknown>,
  );
  if (parts.some((part) => part.additionalProperties !== undefined && part.additionalProperties !== false))
    return [];
  const known: Record<string, object> = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  return Object.entries(example).flatMap(([name, value]) => {
    const property = known[name];
    return property ? unknownFields(property, value, `${at}.${name}`) : [`${at}.${name}`];
  });
}
