import { expect, test } from 'vitest';
import { clientOn, pageOf, rejection } from '../../test/client-on.ts';
import { ConflictError, ConnectionError, RateLimitError, ServerError } from '../index.ts';
import { reply } from '../testing/index.ts';

const LIST = 'GET /merchants/get';
const busy = () => reply(503, { message: 'Busy' });

test('retries a failed read after a pause with full jitter', async () => {
  const { daftar, transport, pauses } = clientOn({});
  transport.on(LIST, busy(), new TypeError('socket'), pageOf([{ _id: 'm1' }]));
  expect((await daftar.merchants.list()).data).toHaveLength(1);
  expect(pauses).toEqual([250, 500]);
});

test('throws the last error after maxRetries', async () => {
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
])('Retry-After %s pauses for %d ms', async (value, pause) => {
  const { daftar, transport, pauses } = clientOn({});
  transport.on(LIST, reply(429, {}, { 'retry-after': value }), pageOf([]));
  await daftar.merchants.list();
  expect(pauses).toEqual([pause]);
});

test('does not wait for a pause that ends after the deadline', async () => {
  const { daftar, transport, pauses } = clientOn({ [LIST]: reply(429, {}, { 'retry-after': '3600' }) });
  const error = await rejection(daftar.merchants.list());
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).toMatchObject({ retryable: true });
  expect(pauses).toEqual([]);
  expect(transport.requests).toHaveLength(1);
});

test('does not retry a rejected call', async () => {
  for (const status of [400, 401, 403, 404, 409, 422]) {
    const { daftar, transport } = clientOn({ [LIST]: reply(status, {}) });
    expect(await rejection(daftar.merchants.list())).toMatchObject({ status, retryable: false });
    expect(transport.requests).toHaveLength(1);
  }
});

test('retries a POST that only reads, but not one that writes without a key', async () => {
  const { daftar, transport } = clientOn({
    'POST /merchants/add': () => new TypeError('socket'),
    'POST /merchants/add/revenue': () => new TypeError('socket'),
  });
  expect(await rejection(daftar.merchants.create({} as never))).toBeInstanceOf(ConnectionError);
  expect(transport.requests).toHaveLength(1);
  expect(await rejection(daftar.merchants.revenue({} as never))).toBeInstanceOf(ConnectionError);
  expect(transport.requests).toHaveLength(4);
});

test('never retries a change of password, although it is a PUT', async () => {
  const { daftar, transport } = clientOn({ 'PUT /users/edit/status/change-password': busy });
  await rejection(daftar.profile.changePassword({} as never));
  expect(transport.requests).toHaveLength(1);
});

test('waits while the server processes a request with the same idempotency key', async () => {
  const { daftar, transport, pauses } = clientOn({});
  transport.on('POST /settlements/add', reply(409, {}, { 'retry-after': '1' }), { _id: 's1' });
  expect(await daftar.settlements.create({} as never)).toEqual({ _id: 's1' });
  expect(pauses).toEqual([1000]);
  transport.on('POST /settlements/add', reply(409, {}));
  expect(await rejection(daftar.settlements.create({} as never))).toBeInstanceOf(ConflictError);
});

test('retries raw reads, and raw writes only with an idempotency key', async () => {
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

test('does not retry a call that changes the state of another party, unless the contract says so', async () => {
  const upload = 'POST /file-upload/process/file/upload';
  const status = 'PUT /paymob/checkout/update-status';
  const { daftar, transport } = clientOn({ [upload]: busy, [status]: busy });
  await rejection(daftar.approvals.upload(new Blob(['x'])));
  expect(transport.requests).toHaveLength(1);
  await rejection(daftar.paymob.updateStatus({} as never));
  expect(transport.requests).toHaveLength(4);
});
