import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractOperations as operations, resolved } from '../checking/index.ts';
import { type Permission, operations as table } from '../generated/operations.ts';

/** The operations of the specifications: method, path, name, whether it moves money. Our own operations need no line. */
const agreed = readFileSync(new URL('agreed-operations.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [method = '', path = '', name = '', money = ''] = row.split('\t');
    return { line: `${method} ${path} ${name}`, name, movesMoney: money === 'moves' };
  });
const agreedNames = new Set(agreed.map(({ name }) => name));
/** Operations of our own that move money: at least these take an Idempotency-Key. */
const OWN_MONEY = ['createCheckoutSession', 'updateTransactionStatus'];
const generated = Object.entries(table);
/** Operations that change something and that every user may call, each with the reason. */
const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  logout: "ends the caller's own session",
  editProfile: "changes the caller's own record",
  changePassword: "changes the caller's own password",
  addSavedView: 'stores filters and columns, no data',
  editSavedView: "changes the caller's own view",
  deleteSavedView: "deletes the caller's own view",
  startExport: 'writes a file of what the caller may read; the handler checks the flag of the list',
};

describe('the operations', () => {
  test('of the documents have their methods, paths and names', () => {
    const isOurs = new Set(operations.flatMap((one) => (one['x-extension'] ? [one.operationId] : [])));
    const described = operations
      .filter(({ operationId }) => !isOurs.has(operationId))
      .map(({ method, path, operationId }) => `${method} ${path} ${operationId}`);
    expect(described.sort()).toEqual(agreed.map(({ line }) => line).sort());
  });

  test('are the same in the generated table', () => {
    const described = operations.map(
      (one) => `${one.method} ${one.path} ${one.operationId} ${one['x-extension'] === true}`,
    );
    const listed = generated.map(
      ([id, { method, path, extension }]) => `${method} ${path} ${id} ${extension}`,
    );
    expect(listed.sort()).toEqual(described.sort());
  });

  test('that move money take an idempotency key', () => {
    const keyed = generated.flatMap(([id, { idempotent }]) => (idempotent ? [id] : []));
    const moving = agreed.flatMap(({ name, movesMoney }) => (movesMoney ? [name] : []));
    expect(keyed.filter((id) => agreedNames.has(id)).sort()).toEqual(moving.sort());
    expect(keyed).toEqual(expect.arrayContaining(OWN_MONEY));
  });

  test('that change something need a flag, and no flag to view permits a change', () => {
    const changing = generated.flatMap(([id, { effect, permission }]) =>
      effect !== 'read' && permission.auth === 'token' ? [{ id, permission: permission as Permission }] : [],
    );
    const flagsOf = ({ flag, or }: Permission) => [flag, typeof or === 'object' ? or.flag : undefined];
    const opened = changing.filter(
      ({ permission }) => permission.any === true || typeof permission.or === 'string',
    );
    const viewing = changing.filter(({ permission }) =>
      flagsOf(permission).some((flag) => flag?.startsWith('view')),
    );
    expect(viewing.map(({ id }) => id)).toEqual([]);
    expect(opened.map(({ id }) => id).sort()).toEqual(Object.keys(OPEN_TO_ALL).sort());
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
