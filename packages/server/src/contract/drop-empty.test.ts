import { type OperationId, operations } from '@daftar/openapi';
import { expect, test } from 'vitest';
import { type ContractOperation, contract, deref } from './document.ts';
import { dropEmptyOf } from './drop-empty.ts';
import { operationIds } from './operation-ids.ts';
import { operationSchemas } from './operation-schemas.ts';

type Schema = {
  properties?: Record<string, unknown>;
  required?: string[];
  items?: unknown;
  allOf?: unknown[];
  anyOf?: unknown[];
  oneOf?: unknown[];
};

/** The way to a field: names, and 0 for the item of a list. */
type Path = readonly (string | 0)[];

/** Returns the paths of all optional fields of a schema's values. */
function optionalPaths(schema: unknown, at: Path = [], seen: readonly unknown[] = []): Path[] {
  const node = deref(schema) as Schema;
  if (!node || seen.includes(node)) return [];
  const inner = [...seen, node];
  const combined = [node.allOf, node.anyOf, node.oneOf].flatMap((list) => list ?? []);
  const required = [node, ...combined.map((one) => deref(one) as Schema)].flatMap(
    (part) => part.required ?? [],
  );
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
      ...(required.includes(name) ? [] : [[...at, name]]),
      ...optionalPaths(field, [...at, name], inner),
    ]),
    ...(node.items ? optionalPaths(node.items, [...at, 0], inner) : []),
    ...combined.flatMap((one) => optionalPaths(one, at, inner)),
  ];
}

/** Returns a value that has '' at a path, and the value at the path's parent. */
function emptyAt([first, ...rest]: Path): { whole: unknown; parent: () => unknown } {
  if (first === undefined) return { whole: '', parent: () => undefined };
  const inner = emptyAt(rest);
  const whole = first === 0 ? [inner.whole] : { [first]: inner.whole };
  return { whole, parent: rest.length === 0 ? () => whole : inner.parent };
}

const bodyOf = (id: OperationId): unknown => {
  const { path, method } = operations[id];
  const operation = contract.paths[path]?.[method.toLowerCase()] as ContractOperation;
  const body = operation.requestBody && deref(operation.requestBody);
  return body?.content['application/json']?.schema;
};

const fields = operationIds.flatMap((id) => {
  const schema = bodyOf(id);
  return schema ? optionalPaths(schema).map((path) => ({ id, path, name: path.join('.') })) : [];
});

test('the contract has optional fields in bodies, also inside of lists and objects', () => {
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.some(({ path }) => path.length > 1)).toBe(true);
});

test.each(fields)("$id: '' in $name is nothing", ({ id, path }) => {
  const { whole, parent } = emptyAt(path);
  dropEmptyOf(bodyOf(id))(whole);
  expect(parent()).toEqual({});
});

const filters = operationIds.flatMap((id) => {
  const { path, method } = operations[id];
  const item = contract.paths[path] ?? {};
  const operation = item[method.toLowerCase()] as ContractOperation;
  return [
    ...((item.parameters ?? []) as ContractOperation['parameters'] & object),
    ...(operation.parameters ?? []),
  ]
    .map((parameter) => deref(parameter))
    .filter((parameter) => parameter.in === 'query' && !parameter.required)
    .map(({ name }) => ({ id, name }));
});

test('the contract has optional filters', () => {
  expect(filters.length).toBeGreaterThan(100);
});

test.each(filters)("$id: '' in the filter $name is nothing", ({ id, name }) => {
  const { path, method } = operations[id];
  const query = { [name]: '' };
  operationSchemas(method, path).emptyQuery(query);
  expect(query).toEqual({});
});

test('required fields, unknown fields and empty texts in lists stay', () => {
  const drop = dropEmptyOf({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      note: { type: 'string' },
      tags: { type: 'array', items: { type: 'string' } },
    },
  });
  const value = { name: '', note: '', other: '', tags: [''] };
  drop(value);
  expect(value).toEqual({ name: '', other: '', tags: [''] });
});
