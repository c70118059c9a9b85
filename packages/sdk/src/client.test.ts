import { expect, test, vi } from 'vitest';
import { clientOn, rejection } from '../test/client-on.ts';
import { createDaftar } from './client.ts';
import { createTestTransport, reply } from './testing/index.ts';

const body = { a: 1 } as never;

test("checkout.start sends the provider in the query, beside the caller's own query parameters", async () => {
  const { daftar, transport } = clientOn({ 'POST /checkout': {} });
  await daftar.checkout.start('jazzcash', body, { query: { lang: 'ur' } });
  expect(transport.requests[0]?.query).toEqual({ lang: 'ur', provider: 'jazzcash' });
});

test('payouts.approve and payouts.reject send the status and the fields to check', async () => {
  const { daftar, transport } = clientOn({ 'PUT /file-upload/process/edit/change-status': {} });
  await daftar.payouts.approve('p1', { amount: 1500 });
  await daftar.payouts.reject('p2');
  expect(transport.requests.map(({ body }) => body)).toEqual([
    { id: 'p1', status: 'Approved', amount: 1500 },
    { id: 'p2', status: 'Rejected' },
  ]);
});

const LIST = 'GET /merchants/get';

test('sends the token as x-auth-token and calls a token function for each call', async () => {
  let token: string | undefined = 't1';
  const { daftar, transport } = clientOn({ [LIST]: {} }, { token: () => token });
  await daftar.merchants.list();
  token = undefined;
  await daftar.merchants.list();
  await clientOn({}, { token: 't3', fetch: transport.fetch }).daftar.merchants.list();
  await daftar.raw.GET('/merchants/get', { headers: { 'x-auth-token': 't4' } });
  expect(transport.requests.map(({ headers }) => headers['x-auth-token'])).toEqual([
    't1',
    undefined,
    't3',
    't4',
  ]);
});

test('sends the secret key as a bearer token, beside the headers of client and call', async () => {
  const { daftar, transport } = clientOn(
    { [LIST]: {} },
    { secretKey: 'sk_test_1', headers: { 'x-shop': 'nile' } },
  );
  await daftar.merchants.list({}, { headers: { 'x-trace': '7' } });
  expect(transport.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer sk_test_1',
    'x-shop': 'nile',
    'x-trace': '7',
  });
});

test('sends a group of paths to its own address', async () => {
  const addresses: string[] = [];
  const fetch = async (url: string) => {
    addresses.push(url);
    return Response.json({});
  };
  const baseUrls = { mena: 'https://pay.test/' };
  const { daftar } = clientOn({}, { fetch, baseUrls });
  await daftar.mena.paymentStatus(body);
  await daftar.merchants.list({ page: 2, q: 'a b' });
  expect(addresses).toEqual([
    'https://pay.test/mena/payment-status',
    'https://api.test/merchants/get?page=2&q=a%20b',
  ]);
});

test('baseUrls may have a path and a trailing slash, and apply to uploads and downloads', async () => {
  const addresses: string[] = [];
  const fetch = async (url: string) => {
    addresses.push(url.replace(/[?].*/, ''));
    return Response.json({ data: [], current: 1, pages: 1, total: 0 });
  };
  const groups = ['credit-loan', 'file-upload', 'analytics', 'mena', 'paymob', 'monty'];
  const baseUrls = Object.fromEntries(groups.map((group) => [group, `https://${group}.test/v1/`]));
  const { daftar } = clientOn({}, { fetch, baseUrls });
  await daftar.payouts.list();
  await daftar.approvals.upload(new Blob(['x']));
  await daftar.approvals.result('a1');
  await daftar.analytics.collection(body);
  await daftar.mena.requestReferenceNumber(body);
  await daftar.paymob.startPayment(body);
  await daftar.monty.startPayment(body);
  expect(addresses.map((address) => address.split('/v1/')[0])).toEqual(
    ['credit-loan', 'file-upload', 'file-upload', 'analytics', 'mena', 'paymob', 'monty'].map(
      (group) => `https://${group}.test`,
    ),
  );
  expect(addresses[1]).toBe('https://file-upload.test/v1/file-upload/process/file/upload');
});

test('middleware sees each call once, with all its retries, and the first middleware is the outermost', async () => {
  const seen: string[] = [];
  const { daftar, transport } = clientOn(
    {},
    {
      middleware: [
        async (request, next) => {
          seen.push(request.url);
          request.headers.set('x-traced', 'yes');
          const response = await next(request);
          seen.push(String(response.status));
          return response;
        },
        (request, next) => {
          seen.push(`inner ${request.headers.get('x-traced')}`);
          return next(request);
        },
      ],
    },
  );
  transport.on('POST /settlements/add', reply(503), { _id: 's1' });
  await daftar.settlements.create(body);
  expect(seen).toEqual(['https://api.test/settlements/add', 'inner yes', '200']);
  expect(transport.requests.map(({ headers }) => headers['x-traced'])).toEqual(['yes', 'yes']);
});

test('every attempt sends the request that a middleware passes on', async () => {
  const { daftar, transport } = clientOn(
    {},
    {
      middleware: [
        (request, next) => next(new Request(request, { body: '{"b":2}', headers: request.headers })),
      ],
    },
  );
  transport.on('POST /settlements/add', reply(503), { _id: 's1' });
  await daftar.settlements.create(body);
  expect(transport.requests.map((request) => request.body)).toEqual([{ b: 2 }, { b: 2 }]);
});

test('a middleware may respond without sending the request, and the caller gets its errors unchanged', async () => {
  const answering = clientOn({}, { middleware: [async () => reply(200, { _id: 'm1' })] });
  expect(await answering.daftar.merchants.retrieve('m1')).toEqual({ _id: 'm1' });
  expect(answering.transport.requests).toHaveLength(0);
  const mistake = new TypeError('Mine');
  const failing = clientOn(
    { [LIST]: {} },
    { middleware: [(request, next) => next(request).then(() => Promise.reject(mistake))] },
  );
  expect(await rejection(failing.daftar.merchants.list())).toBe(mistake);
});

test('a middleware may send a request with a body twice without leaving a timer', async () => {
  const { daftar, transport } = clientOn(
    {},
    {
      middleware: [
        async (request, next) => {
          const first = await next(request);
          if (first.status !== 401) return first;
          request.headers.set('x-auth-token', 'fresh');
          return next(request);
        },
      ],
      token: 'stale',
    },
  );
  transport.on('PUT /merchants/edit/{id}', reply(401), { _id: 'm1' });
  vi.useFakeTimers();
  try {
    await daftar.merchants.update('m1', body);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
  expect(transport.requests.map((request) => [request.headers['x-auth-token'], request.body])).toEqual([
    ['stale', body],
    ['fresh', body],
  ]);
});

test('raw calls go through the middleware', async () => {
  const urls: string[] = [];
  const { daftar } = clientOn(
    { [LIST]: {} },
    {
      middleware: [
        (request, next) => {
          urls.push(request.url);
          return next(request);
        },
      ],
    },
  );
  await daftar.raw.GET('/merchants/get');
  expect(urls).toEqual(['https://api.test/merchants/get']);
});

test('the test transport’s error contains the route that has no response', async () => {
  const { fetch } = createTestTransport();
  await expect(fetch('https://api.test/nowhere')).rejects.toThrow('No test answer for GET /nowhere');
});

test.each([
  [undefined, 'baseUrl'],
  [{}, 'baseUrl'],
  [{ baseUrl: undefined }, 'baseUrl'],
  [{ baseUrl: '' }, 'baseUrl'],
  [{ baseUrl: 'pay.example.com' }, 'baseUrl'],
  [{ baseUrl: 'https://pay.example.com', baseUrls: { mena: 'nowhere' } }, 'mena'],
])('createDaftar says at once what is missing in %j', (options, name) => {
  expect(() => createDaftar(options as never)).toThrow(new RegExp(`^createDaftar needs .*${name}`));
});
