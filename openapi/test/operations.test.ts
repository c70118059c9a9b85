import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractOperations as operations, resolved } from '../checking/index.ts';
import { operations as table } from '../generated/operations.ts';

/** The agreed operations: method, path, name, whether the specification or we defined it, and whether it moves money. */
const agreed = readFileSync(new URL('agreed-operations.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', path = '', name = '', origin = '', money = ''] = line.split('\t');
    return { method, path, name, ours: origin === 'ours', movesMoney: money === 'moves' };
  });
const lines = agreed.map(({ method, path, name }) => `${method} ${path} ${name}`).sort();
const namesWhere = (key: 'ours' | 'movesMoney') =>
  agreed.flatMap((row) => (row[key] ? [row.name] : [])).sort();

describe('the contract', () => {
  test('has exactly the agreed operations, methods and paths', () => {
    const described = operations.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`);
    expect(described.sort()).toEqual(lines);
    const generated = Object.entries(table).map(([id, { method, path }]) => `${method} ${path} ${id}`);
    expect(generated.sort()).toEqual(lines);
  });

  test('marks the operations that we added and those that move money', () => {
    const marked = (key: 'extension' | 'idempotent') =>
      Object.entries(table).flatMap(([id, info]) => (info[key] ? [id] : []));
    expect(marked('extension').sort()).toEqual(namesWhere('ours'));
    expect(marked('idempotent').sort()).toEqual(namesWhere('movesMoney'));
  });

  test.each(operations)('gives $operationId a permission and its error responses', (operation) => {
    const rule = operation['x-permission'];
    expect(rule).toMatchObject({ auth: expect.any(String), scope: expect.any(String) });
    const names = (operation.parameters ?? []).map((parameter) => resolved(parameter).name);
    const expected = new Set(['400', '429', '500', '503']);
    if (rule?.auth !== 'none') expected.add('401');
    if (rule?.auth === 'token') expected.add('403');
    if (/\{/.test(operation.path)) expected.add('404');
    if (operation.requestBody) expected.add('413').add('415');
    if (operation['x-idempotent']) expected.add('409').add('422');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([...expected]));
    expect(names.includes('Idempotency-Key')).toBe(operation['x-idempotent'] === true);
    expect(Object.keys(operation.responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
  });
});
