import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { clientOn } from '../test/client-on.ts';
import { operations } from './generated/operations.ts';
import { reply } from './testing/index.ts';

interface ContractOperation {
  operationId: keyof typeof operations;
  parameters?: { $ref: string }[];
  requestBody?: { content: Record<string, unknown> };
  'x-sdk': { method: string; positional?: string[] };
}

type Method = (...args: unknown[]) => PromiseLike<unknown> | AsyncIterator<unknown>;

const contract = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@daftar/openapi/openapi.json')), 'utf8'),
);
const described = Object.values<Record<string, ContractOperation>>(contract.paths)
  .flatMap((item) => Object.values(item))
  .map((operation) => [operation.operationId, operation] as const);

const body = { a: 1 };
const file = new Blob(['x']);

/** The arguments of an operation's method: values for its path, its positional parameters, and its body. */
function argumentsOf({ operationId, requestBody, 'x-sdk': sdk }: ContractOperation): unknown[] {
  const placeholders = operations[operationId].path.match(/\{\w+\}/g) ?? [];
  const texts = [...placeholders, ...(sdk.positional ?? [])].map(() => 'x 1');
  if (!requestBody) return texts;
  return [...texts, 'multipart/form-data' in requestBody.content ? file : body];
}

test.each(described)('%s sends the request that the contract describes', async (id, operation) => {
  const { method, path, idempotent } = operations[id];
  const { daftar, transport } = clientOn({ [`${method} ${path}`]: () => reply(204) });
  const [resource = '', name = ''] = operation['x-sdk'].method.split('.');
  const owner = (daftar as unknown as Record<string, Record<string, Method>>)[resource];
  const call = owner?.[name]?.(...argumentsOf(operation));
  if (!call) throw new Error(`The client has no ${resource}.${name}`);
  await ('next' in call ? call.next() : call);
  expect(transport.requests).toHaveLength(1);
  const [request] = transport.requests;
  for (const value of Object.values(request?.params ?? {})) expect(value).toBe('x 1');
  for (const parameter of operation['x-sdk'].positional ?? []) expect(request?.query[parameter]).toBe('x 1');
  expect('idempotency-key' in (request?.headers ?? {})).toBe(idempotent);
  if (typeof request?.body === 'object') expect(request.body).toEqual(body);
});

test('the metadata lists every operation of the contract', () => {
  expect(Object.keys(operations).toSorted()).toEqual(described.map(([id]) => id).toSorted());
});
