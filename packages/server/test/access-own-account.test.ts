import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchant } from '../src/areas/merchants/create.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { type Call, newPerson } from './support/sign-in.ts';

let server: TestGateway;
let merchant: { id: string; name: string };
let rotator: Call;
let nobody: Call;
let insider: Call;
const SETUP = { id: 'setup', name: 'Test' };

beforeAll(async () => {
  server = await startTestGateway({
    prepare: async (gateway) => {
      merchant = await createNile(gateway);
    },
  });
  rotator = await newPerson(server, 'rotator', 'Walee', ['Users.editUsers']);
  nobody = await newPerson(server, 'nobody', 'Walee', ['Services.viewAll']);
  insider = await newPerson(server, 'insider', merchant.id, ['Users.editUsers']);
});

afterAll(() => server.close());

const createNile = (gateway: TestGateway['gateway']) =>
  gateway.db
    .transaction()
    .execute((trx) =>
      createMerchant(trx, gateway, SETUP, { name: 'Nile Books', country: 'Egypt', currency: 'EGP' }),
    );

test("a user of the platform owner without the merchant permission cannot rotate a merchant's key", async () => {
  const answer = await rotator('POST', `/merchants/keys/${merchant.id}/rotate`, {
    kind: 'privateKey',
  });
  expect(answer.status).toBe(404);
});

test('a user of the platform owner without viewAll sees no merchants and no carriers', async () => {
  for (const path of ['/merchants/get', '/carriers/get']) {
    const answer = await nobody('GET', path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: [], total: 0 });
  }
  expect((await nobody('GET', `/merchants/get/${merchant.id}`)).status).toBe(404);
  expect((await nobody('GET', `/merchants/keys/${merchant.id}`)).status).toBe(404);
});

test("a merchant's user can rotate the merchant's key and read its record", async () => {
  const answer = await insider('POST', `/merchants/keys/${merchant.id}/rotate`, {
    kind: 'privateKey',
  });
  expect(answer.status).toBeLessThan(300);
  expect((await insider('GET', `/merchants/get/${merchant.id}`)).status).toBe(200);
});
