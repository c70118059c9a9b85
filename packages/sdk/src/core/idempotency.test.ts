import { webcrypto } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { clientOn } from '../../test/client-on.ts';
import { reply } from '../testing/index.ts';

const ADD = 'POST /settlements/add';
const keys = (requests: { headers: Record<string, string> }[]) =>
  requests.map(({ headers }) => headers['idempotency-key']);

test('sends the same key and body with each retry of a money call', async () => {
  const { daftar, transport } = clientOn({});
  transport.on(ADD, new TypeError('socket'), reply(500), { _id: 's1' });
  await daftar.settlements.create({ channel: 'IBFT' } as never);
  const [first, ...rest] = keys(transport.requests);
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect(rest).toEqual([first, first]);
  expect(transport.requests.map(({ body }) => body)).toEqual(Array(3).fill({ channel: 'IBFT' }));
});

afterEach(() => vi.unstubAllGlobals());

test('makes a new key for each call', async () => {
  const { daftar, transport } = clientOn({ [ADD]: {} });
  for (let i = 0; i < 50; i++) await daftar.settlements.create({} as never);
  expect(new Set(keys(transport.requests)).size).toBe(50);
});

test('makes a key on an insecure origin, where crypto.randomUUID is missing', async () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (array: Uint32Array<ArrayBuffer>) => webcrypto.getRandomValues(array),
  });
  const { daftar, transport } = clientOn({ [ADD]: {} });
  await daftar.settlements.create({} as never);
  expect(keys(transport.requests)[0]).toMatch(/^\d+(-\d+){3}$/);
});

test("sends the caller's key", async () => {
  const { daftar, transport } = clientOn({ 'PUT /merchants/account-balance/{id}': {} });
  await daftar.merchants.addBalance('m1', {} as never, { idempotencyKey: 'deposit-7' });
  expect(keys(transport.requests)).toEqual(['deposit-7']);
});

test('sends no key with a read', async () => {
  const { daftar, transport } = clientOn({ 'GET /settlements/get/{id}': {} });
  await daftar.settlements.retrieve('s1');
  expect(keys(transport.requests)).toEqual([undefined]);
});

test('withResponse tells whether the response was replayed', async () => {
  const { daftar, transport } = clientOn({});
  const replay = reply(200, { _id: 's1' }, { 'idempotency-replayed': 'true', 'x-request-id': 'r1' });
  transport.on(ADD, { _id: 's1' }, replay);
  expect(await daftar.settlements.create({} as never).withResponse()).toMatchObject({ replayed: false });
  const answer = await daftar.settlements.create({} as never).withResponse();
  expect(answer).toMatchObject({ data: { _id: 's1' }, replayed: true, requestId: 'r1' });
  expect(answer.response.status).toBe(200);
});
