import { expect, test, vi } from 'vitest';
import { clientOn, rejection } from '../../test/client-on.ts';
import * as sdk from '../index.ts';
import { reply } from '../testing/index.ts';

const GET = 'GET /merchants/get/{id}';
const failing = (status: number, body?: unknown, headers?: Record<string, string>) =>
  rejection(
    clientOn({ [GET]: reply(status, body, headers) }, { maxRetries: 0 }).daftar.merchants.retrieve('m1'),
  );

test.each([
  [400, sdk.ValidationError],
  [401, sdk.AuthenticationError],
  [403, sdk.PermissionError],
  [404, sdk.NotFoundError],
  [409, sdk.ConflictError],
  [412, sdk.PreconditionFailedError],
  [422, sdk.ValidationError],
  [429, sdk.RateLimitError],
  [500, sdk.ServerError],
  [503, sdk.ServerError],
  [418, sdk.ApiError],
])('throws the class of status %d', async (status, expected) => {
  const error = await failing(status, { status: 'X', message: 'No', errors: [] });
  expect(error).toBeInstanceOf(expected);
  expect(error).toBeInstanceOf(sdk.DaftarError);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    status,
    message: 'No',
    name: expected === sdk.ApiError ? 'ApiError' : expected.name,
  });
});

test('an error has the first message and code, the request id and the messages by field', async () => {
  const errors = [
    { message: 'Too short account name.', field: 'name', code: 'min-length' },
    { message: 'Please provide valid account name', field: 'name' },
    { message: 'Please provide currency', field: 'currency' },
    { message: 'Closed' },
  ];
  const error = await failing(400, { status: 'Bad-Request', message: 'Wrong', errors, requestId: 'r7' });
  expect(error).toMatchObject({
    message: 'Too short account name.',
    code: 'min-length',
    requestId: 'r7',
    errors,
  });
  expect((error as sdk.ApiError).fieldErrors()).toEqual({
    name: 'Too short account name.',
    currency: 'Please provide currency',
    '': 'Closed',
  });
});

test('an expired token gives the code Token-Expired', async () => {
  const error = await failing(401, {
    status: 'Token-Expired',
    message: 'Sign in again',
    errors: [{ message: 'Sign in again' }],
  });
  expect(error).toMatchObject({ code: 'Token-Expired', message: 'Sign in again' });
});

test('throws for an errors array at 200', async () => {
  const error = await failing(200, { errors: [{ message: 'Session ID not provided' }] });
  expect(error).toBeInstanceOf(sdk.ApiError);
  expect(error).toMatchObject({ status: 200, message: 'Session ID not provided' });
});

test('accepts an empty errors array at 200', async () => {
  const { daftar } = clientOn({ [GET]: { _id: 'm1', errors: [] } });
  expect(await daftar.merchants.retrieve('m1')).toEqual({ _id: 'm1', errors: [] });
});

test('throws for a failure without a body, or with HTML', async () => {
  expect(await failing(500)).toMatchObject({ message: 'HTTP 500', errors: [] });
  expect(await failing(502, undefined, { 'x-request-id': 'r9' })).toMatchObject({ requestId: 'r9' });
  const { daftar } = clientOn(
    { [GET]: new Response('<h1>Bad gateway</h1>', { status: 502 }) },
    { maxRetries: 0 },
  );
  expect(await rejection(daftar.merchants.retrieve('m1'))).toMatchObject({ body: '<h1>Bad gateway</h1>' });
});

test('throws a ServerError for a 200 that is not JSON', async () => {
  const { daftar } = clientOn({ [GET]: () => new Response('<h1>Welcome</h1>') });
  expect(await rejection(daftar.merchants.retrieve('m1'))).toBeInstanceOf(sdk.ServerError);
});

test('does not follow a redirect with the token', async () => {
  const { daftar, transport } = clientOn(
    { [GET]: reply(302, undefined, { location: 'https://other.test/' }) },
    { token: 't' },
  );
  expect(await rejection(daftar.merchants.retrieve('m1'))).toMatchObject({ status: 302 });
  expect(transport.requests).toHaveLength(1);
});

test.each(['', '.', '..', undefined, null])('rejects the id %s before it sends anything', async (id) => {
  const { daftar, transport } = clientOn({});
  expect(await rejection(daftar.merchants.delete(id as string))).toBeInstanceOf(sdk.DaftarError);
  expect(transport.requests).toHaveLength(0);
});

test('logging an error does not print its response', async () => {
  const error = await failing(404, { message: 'No such merchant', errors: [] });
  expect(Object.keys(error as object)).not.toContain('response');
  expect((error as sdk.ApiError).response.status).toBe(404);
});

test('an error detail keeps the values of its message', async () => {
  const errors = [
    { message: 'At most 120', field: 'amount', code: 'payout.amount.max', values: { max: 120 } },
  ];
  const error = await failing(400, { message: 'At most 120', errors });
  expect((error as sdk.ApiError).errors[0]?.values).toEqual({ max: 120 });
});

test('instanceof works across copies of the package', async () => {
  vi.resetModules();
  const copy: typeof sdk = await import('../index.ts');
  expect(copy.NotFoundError).not.toBe(sdk.NotFoundError);
  const error = new copy.NotFoundError(new Response(null, { status: 404 }), undefined);
  for (const known of [sdk.NotFoundError, sdk.ApiError, sdk.DaftarError, Error])
    expect(error instanceof known).toBe(true);
  for (const other of [sdk.ConflictError, sdk.ConnectionError]) expect(error instanceof other).toBe(false);
  for (const value of [undefined, null, 'x', {}, new Error('x'), Object.create(null)])
    expect(value instanceof sdk.DaftarError).toBe(false);
});

test('an error of the package is not an instance of a class that extends its own', () => {
  class GoneError extends sdk.NotFoundError {}
  const response = new Response(null, { status: 404 });
  expect(new GoneError(response, undefined)).toBeInstanceOf(GoneError);
  expect(new GoneError(response, undefined)).toBeInstanceOf(sdk.NotFoundError);
  expect(new sdk.NotFoundError(response, undefined)).not.toBeInstanceOf(GoneError);
});
