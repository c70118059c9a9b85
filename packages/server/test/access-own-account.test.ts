import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchant } from '../src/areas/merchants/create.ts';
import { addPerson } from '../src/demo/people.ts';
import { permissionsOf } from '../src/demo/permissions.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let server: TestGateway;
let merchant: { id: string; name: string };
const SETUP = { id: 'setup', name: 'Test' };

beforeAll(async () => {
  server = await startTestGateway({
    prepare: async (gateway) => {
      merchant = await createNile(gateway);
    },
  });
  await person('rotator', 'Walee', ['Users.editUsers']);
  await person('nobody', 'Walee', ['Services.viewAll']);
  await person('insider', merchant.id, ['Users.editUsers']);
});

afterAll(() => server.close());

const createNile = (gateway: TestGateway['gateway']) =>
  gateway.db
    .transaction()
    .execute((trx) =>
      createMerchant(trx, gateway, SETUP, { name: 'Nile Books', country: 'Egypt', currency: 'EGP' }),
    );

const tokens = new Map<string, string>();

async function person(userName: string, accountId: string, flags: string[]) {
  const { password } = await addPerson(server.gateway, {
    who: userName,
    name: userName,
    userName,
    userType: 'Admin',
    account: { id: accountId, name: accountId },
    role: userName,
    permissions: permissionsOf(...flags),
  });
  const answer = await fetch(`${server.backofficeUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  tokens.set(userName, (await answer.json()) as string);
}

const call = (who: string, method: string, path: string, body?: object) =>
  fetch(`${server.backofficeUrl}${path}`, {
    method,
    headers: {
      'x-auth-token': tokens.get(who) ?? '',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

test("a provider's user without the flag has no merchant of their own to rotate the key of", async () => {
  const answer = await call('rotator', 'POST', `/merchants/keys/${merchant.id}/rotate`, {
    kind: 'privateKey',
  });
  expect(answer.status).toBe(404);
});

test("a provider's user without viewAll reads no merchant and no carrier", async () => {
  for (const path of ['/merchants/get', '/carriers/get']) {
    const answer = await call('nobody', 'GET', path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: [], total: 0 });
  }
  expect((await call('nobody', 'GET', `/merchants/get/${merchant.id}`)).status).toBe(404);
  expect((await call('nobody', 'GET', `/merchants/keys/${merchant.id}`)).status).toBe(404);
});

test("a merchant's own user rotates its key and reads its record", async () => {
  const answer = await call('insider', 'POST', `/merchants/keys/${merchant.id}/rotate`, {
    kind: 'privateKey',
  });
  expect(answer.status).toBeLessThan(300);
  expect((await call('insider', 'GET', `/merchants/get/${merchant.id}`)).status).toBe(200);
});
