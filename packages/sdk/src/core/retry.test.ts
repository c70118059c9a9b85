import { expect, test } from 'vitest';
import { clientOn, pageOf, rejection } from '../../test/client-on.ts';
import { ConflictError, ConnectionError, RateLimitError, ServerError } from '../index.ts';
import { reply } from '../testing/index.ts';

const LIST = 'GET /merchants/get';
const busy = () => reply(503, { message: 'Busy' });

test('a failed read is made again after a pause with full jitter, and its answer counts', async () => {
  const { daftar, transport, pauses } = clientOn({});
  transport.on(LIST, busy(), new TypeError('socket'), pageOf([{ _id: 'm1' }]));
  expect((await daftar.merchants.list()).data).toHaveLength(1);
  expect(pauses).toEqual([250, 500]);
});

test('it gives up after maxRetries with the last answer as the error', async () => {
  const { daftar, transport } = clientOn({ [LIST]: busy }, { maxRetries: 1 });
  expect(await rejection(daftar.merchants.list())).toBeInstanceOf(ServerError);
  expect(transport.requests).toHaveLength(2);
  expect(await rejection(daftar.merchants.list({}, { maxRetries: 0 }))).toBeInstanceOf(ServerError);
  expect(transport.requests).toHaveLength(3);
});

test.each([
  ['2', 2000],
  ['0', 0],
  ['Sat, 21 Nov 2026 00:00:07 GMT', 7000],
  ['soon', 250],
])('Retry-After %s pauses %d ms', async (value, pause) => {
  const { daftar, transport, pauses } = clientOn({});
  transport.on(LIST, reply(429, {}, { 'retry-after': value }), pageOf([]));
  await daftar.merchants.list();
  expect(pauses).toEqual([pause]);
});

test('a pause beyond the deadline is not waited for', async () => {
  const { daftar, transport, pauses } = clientOn({ [LIST]: reply(429, {}, { 'retry-after': '3600' }) });
  const error = await rejection(daftar.merchants.list());
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).toMatchObject({ retryable: true });
  expect(pauses).toEqual([]);
  expect(transport.requests).toHaveLength(1);
});

test('refusals are not repeated', async () => {
  for (const status of [400, 401, 403, 404, 409, 422]) {
    const { daftar, transport } = clientOn({ [LIST]: reply(status, {}) });
    expect(await rejection(daftar.merchants.list())).toMatchObject({ status, retryable: false });
    expect(transport.requests).toHaveLength(1);
  }
});

test('a POST without a key is not repeated, one that only reads is', async () => {
  const { daftar, transport } = clientOn({
    'POST /merchants/add': () => new TypeError('socket'),
    'POST /merchants/add/revenue': () => new TypeError('socket'),
  });
  expect(await rejection(daftar.merchants.create({} as never))).toBeInstanceOf(ConnectionError);
  expect(transport.requests).toHaveLength(1);
  expect(await rejection(daftar.merchants.revenue({} as never))).toBeInstanceOf(ConnectionError);
  expect(transport.requests).toHaveLength(4);
});

test('a password change is never repeated, though it is a PUT', async () => {
  const { daftar, transport } = clientOn({ 'PUT /users/edit/status/change-password': busy });
  await rejection(daftar.profile.changePassword({} as never));
  expect(transport.requests).toHaveLength(1);
});

test('a key that is still being worked on is waited for', async () => {
  const { daftar, transport, pauses } = clientOn({});
  transport.on('POST /settlements/add', reply(409, {}, { 'retry-after': '1' }), { _id: 's1' });
  expect(await daftar.settlements.create({} as never)).toEqual({ _id: 's1' });
  expect(pauses).toEqual([1000]);
  transport.on('POST /settlements/add', reply(409, {}));
  expect(await rejection(daftar.settlements.create({} as never))).toBeInstanceOf(ConflictError);
});

test('a raw call repeats reads, and writes only under a key', async () => {
  const { daftar, transport } = clientOn({ [LIST]: busy, 'PUT /merchants/account-balance/{id}': busy });
  await daftar.raw.GET('/merchants/get');
  expect(transport.requests).toHaveLength(3);
  const write = { params: { path: { id: 'm1' } }, body: { amount: 5 } } as never;
  await daftar.raw.PUT('/merchants/account-balance/{id}', write);
  expect(transport.requests).toHaveLength(4);
  const keyed = { ...(write as object), headers: { 'Idempotency-Key': 'k' } } as never;
  await daftar.raw.PUT('/merchants/account-balance/{id}', keyed);
  expect(transport.requests).toHaveLength(7);
  expect(transport.requests[6]?.body).toEqual({ amount: 5 });
});
