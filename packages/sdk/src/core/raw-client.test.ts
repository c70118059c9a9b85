import { expect, test } from 'vitest';
import { clientOn, rejection } from '../../test/client-on.ts';
import { DaftarError, NotFoundError } from '../index.ts';
import { createTestTransport, reply } from '../testing/index.ts';

const GET = 'GET /merchants/get/{id}';
const params = { path: { id: 'm1' } };

test('a raw call returns data or error, with the response', async () => {
  const { daftar, transport } = clientOn({ [GET]: { _id: 'm1' } });
  const found = await daftar.raw.GET('/merchants/get/{id}', { params });
  expect(found).toMatchObject({ data: { _id: 'm1' }, response: { status: 200 } });
  transport.on(GET, reply(404, { message: 'No such merchant' }));
  const missing = await daftar.raw.GET('/merchants/get/{id}', { params });
  expect(missing).toMatchObject({ error: { message: 'No such merchant' }, response: { status: 404 } });
});

test('baseUrls apply to raw calls, with and without parameters', async () => {
  const { fetch, requests } = createTestTransport({
    'POST /pay/checkout': {},
    'GET /merchants/get': {},
  });
  const urls: string[] = [];
  const { daftar } = clientOn(
    {},
    {
      baseUrls: { checkout: 'https://pay.test/pay/' },
      fetch: (url, init) => {
        urls.push(url);
        return fetch(url, init);
      },
    },
  );
  await daftar.raw.GET('/merchants/get');
  await daftar.raw.POST('/checkout', { params: { query: { provider: 'jazzcash' } }, body: {} as never });
  await daftar.checkout.start('jazzcash', {} as never);
  expect(urls).toEqual([
    'https://api.test/merchants/get',
    'https://pay.test/pay/checkout?provider=jazzcash',
    'https://pay.test/pay/checkout?provider=jazzcash',
  ]);
  expect(requests).toHaveLength(3);
});

test('rejects a raw id that would address another operation', async () => {
  const { daftar, transport } = clientOn({});
  const call = daftar.raw.DELETE('/merchants/delete/{id}', { params: { path: { id: '' } } });
  expect(await rejection(call)).toBeInstanceOf(DaftarError);
  expect(transport.requests).toHaveLength(0);
});

test("openapi-fetch's own middleware sees raw calls and those of the resources", async () => {
  const { daftar, transport } = clientOn({ [GET]: { _id: 'm1' } });
  const paths: string[] = [];
  daftar.raw.use({
    onRequest({ request, schemaPath }) {
      paths.push(schemaPath);
      const { method, url, headers } = request;
      return new Request(url, { method, headers: { ...Object.fromEntries(headers), 'x-traced': 'yes' } });
    },
  });
  await daftar.raw.GET('/merchants/get/{id}', { params });
  await daftar.merchants.retrieve('m1');
  expect(paths).toEqual(['/merchants/get/{id}', '/merchants/get/{id}']);
  expect(transport.requests.map(({ headers }) => headers['x-traced'])).toEqual(['yes', 'yes']);
});

test("sends the body that openapi-fetch's own middleware passes on, on each attempt", async () => {
  const { daftar, transport } = clientOn({});
  transport.on('POST /settlements/add', reply(503), { _id: 's1' });
  daftar.raw.use({ onRequest: ({ request }) => new Request(request, { body: '{"b":2}' }) });
  await daftar.settlements.create({ a: 1 } as never);
  expect(transport.requests.map(({ body }) => body)).toEqual([{ b: 2 }, { b: 2 }]);
});

test('a resource throws where the raw call returns an error without a body', async () => {
  const { daftar } = clientOn({ [GET]: reply(404) });
  expect((await daftar.raw.GET('/merchants/get/{id}', { params })).error).toBeFalsy();
  expect(await rejection(daftar.merchants.retrieve('m1'))).toBeInstanceOf(NotFoundError);
});
