import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissions } from '../../src/access/permissions.ts';
import { operationIds } from '../../src/contract/operation-ids.ts';
import { type Answer, send, token } from '../support/api.ts';
import { parametersOf } from '../support/examples.ts';
import { bodySchemaOf, rightBodies } from '../support/right-bodies.ts';
import { signedInUser, startWorld, type World } from '../support/world.ts';

let world: World;
let headers: Record<string, string>;
beforeAll(async () => {
  world = await startWorld();
  const all = await signedInUser(world, 'everything', 'Walee', allPermissions());
  headers = { ...token(all), authorization: `Bearer ${world.nile.privateKey}` };
});
afterAll(() => world.close());

/** Callbacks are read as the payment provider has signed them. */
const ids = operationIds.filter((id) => operations[id].permission.auth !== 'provider-signature');
const optionalFields = (id: OperationId): string[] => {
  const { properties = {}, required = [] } = bodySchemaOf(id) ?? {};
  return Object.keys(properties).filter((name) => !required.includes(name));
};
const filtersOf = (id: OperationId): string[] =>
  parametersOf(id, 'query')
    .filter(({ required }) => !required)
    .map(({ name }) => name);

const REQUIRED: Partial<Record<OperationId, string>> = {
  startCheckout: 'provider=fawry',
  getLoanStatement: 'dateFrom=2026-11-01&dateTo=2026-11-21',
};
const addressOf = (id: OperationId, query = '') =>
  `${operations[id].path.replace('{provider}', 'fawry').replaceAll(/\{\w+\}/g, 'unknown_id')}?${REQUIRED[id] ?? ''}${query}`;

const fieldsNamed = (answer: Answer): string[] =>
  answer.status === 400 ? answer.problem.errors.flatMap(({ field }) => field ?? []).sort() : [];

describe('an optional field with an empty text', () => {
  test.each(ids.filter((id) => optionalFields(id).length > 0))('is nothing in the body of %s', async (id) => {
    const body = rightBodies(id, world);
    const names = optionalFields(id);
    const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
    const ask = (sent: object) =>
      send(world.backofficeUrl, operations[id].method, addressOf(id), { body: sent, headers });
    const without = await ask(rest);
    const empty = await ask({ ...rest, ...Object.fromEntries(names.map((name) => [name, ''])) });
    expect(empty.status, empty.text).toBeLessThan(500);
    expect([id, fieldsNamed(empty)]).toEqual([id, fieldsNamed(without)]);
  });
});

describe('an optional filter with an empty text', () => {
  const reads = ids.filter((id) => operations[id].method === 'GET' && filtersOf(id).length > 0);
  test.each(reads)('is nothing in the query of %s', async (id) => {
    const empty = filtersOf(id)
      .map((name) => `&${name}=`)
      .join('');
    const get = (query = '') => send(world.backofficeUrl, 'GET', addressOf(id, query), { headers });
    const [filtered, plain] = [await get(empty), await get()];
    expect([id, filtered.status, fieldsNamed(filtered)]).toEqual([id, plain.status, fieldsNamed(plain)]);
  });
});
