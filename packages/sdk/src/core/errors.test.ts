import { expect, test } from 'vitest';
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
  [422, sdk.ValidationError],
  [429, sdk.RateLimitError],
  [500, sdk.ServerError],
  [503, sdk.ServerError],
  [418, sdk.ApiError],
])('%d is thrown as its own class', async (status, expected) => {
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

test('it carries the first message, code, request id and messages by field', async () => {
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

test('Token-Expired is the code of a 401', async () => {
  const error = await failing(401, {
    status: 'Token-Expired',
    message: 'Sign in again',
    errors: [{ message: 'Sign in again' }],
  });
  expect(error).toMatchObject({ code: 'Token-Expired', message: 'Sign in again' });
});

test('an errors array counts at 200', async () => {
  const error = await failing(200, { errors: [{ message: 'Session ID not provided' }] });
  expect(error).toBeInstanceOf(sdk.ApiError);
  expect(error).toMatchObject({ status: 200, message: 'Session ID not provided' });
});

test('an empty errors array at 200 is no error', async () => {
  const { daftar } = clientOn({ [GET]: { _id: 'm1', errors: [] } });
  expect(await daftar.merchants.retrieve('m1')).toEqual({ _id: 'm1', errors: [] });
});

test('an error without a body, or with a page of HTML, still is one', async () => {
  expect(await failing(500)).toMatchObject({ message: 'HTTP 500', errors: [] });
  expect(await failing(502, undefined, { 'x-request-id': 'r9' })).toMatchObject({ requestId: 'r9' });
  const { daftar } = clientOn(
    { [GET]: new Response('<h1>Bad gateway</h1>', { status: 502 }) },
    { maxRetries: 0 },
  );
  expect(await rejection(daftar.merchants.retrieve('m1'))).toMatchObject({ body: '<h1>Bad gateway</h1>' });
});

test('a 200 that is no JSON is a ServerError', async () => {
  const { daftar } = clientOn({ [GET]: () => new Response('<h1>Welcome</h1>') });
  expect(await rejection(daftar.merchants.retrieve('m1'))).toBeInstanceOf(sdk.ServerError);
});

test('a redirect is not followed with the token', async () => {
  const { daftar, transport } = clientOn(
    { [GET]: reply(302, undefined, { location: 'https://other.test/' }) },
    { token: 't' },
  );
  expect(await rejection(daftar.merchants.retrieve('m1'))).toMatchObject({ status: 302 });
  expect(transport.requests).toHaveLength(1);
});

test.each(['', '.', '..', undefined, null])('the id %s is refused before anything is sent', async (id) => {
  const { daftar, transport } = clientOn({});
  expect(await rejection(daftar.merchants.delete(id as string))).toBeInstanceOf(sdk.DaftarError);
  expect(transport.requests).toHaveLength(0);
});

test('a logged error shows what went wrong, not the whole answer', async () => {
  const error = await failing(404, { message: 'No such merchant', errors: [] });
  expect(Object.keys(error as object)).not.toContain('response');
  expect((error as sdk.ApiError).response.status).toBe(404);
});
