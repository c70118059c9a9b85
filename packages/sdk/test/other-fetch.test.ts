import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import nodeFetch from 'node-fetch';
import { ProxyAgent, fetch as undiciFetch } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDaftar, type Fetch, NotFoundError, TimeoutError } from '../src/index.ts';
import { rejection } from './client-on.ts';

interface Seen {
  route: string;
  key: string | undefined;
  body: string;
}

let api: Server;
let proxy: Server;
const seen: Seen[] = [];
/** The hosts that the proxy led to. */
const passed: string[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function answer(incoming: IncomingMessage): Promise<[number, string, object?]> {
  const route = `${incoming.method} ${incoming.url}`;
  seen.push({ route, key: incoming.headers.authorization, body: await text(incoming) });
  if (route.endsWith('/missing')) return [404, '{"message":"No","errors":[{"message":"No such merchant"}]}'];
  if (route.endsWith('/gone')) return [204, ''];
  if (route.endsWith('/elsewhere')) return [302, '', { location: 'https://elsewhere.test' }];
  return [200, '{"_id":"m1","name":"كتب النيل"}', { etag: '"7"' }];
}

beforeAll(async () => {
  api = createServer(async (incoming, outgoing) => {
    const [status, body, headers] = await answer(incoming);
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  // A proxy forwards plain requests, and opens a tunnel for https.
  proxy = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    passed.push(new URL(url).host);
    const forwarded = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  proxy.on('connect', ({ url = '' }, socket) => {
    passed.push(url);
    const [host, port] = url.split(':');
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await Promise.all([api, proxy].map((server) => new Promise((done) => server.once('listening', done))));
});
afterAll(() => {
  api.close();
  proxy.close();
});
beforeEach(() => {
  seen.length = 0;
});

/** A fetch that takes an address and options, as people write one to log calls. */
const plain: Fetch = (url, init) => fetch(url, init);
let agent: ProxyAgent | undefined;
const throughProxy: Fetch = (url, init) => {
  agent ??= new ProxyAgent(`http://127.0.0.1:${portOf(proxy)}`);
  return undiciFetch(url, { ...init, dispatcher: agent });
};
const fetches: [string, Fetch][] = [
  ['a function of address and options', plain],
  ['the global fetch', fetch],
  ['undici', undiciFetch],
  ['node-fetch', nodeFetch],
  ['undici through a proxy', throughProxy],
];

const daftarOn = (fetch: Fetch, limits = {}) =>
  createDaftar({ baseUrl: `http://127.0.0.1:${portOf(api)}`, secretKey: 'sk_test_1', fetch, ...limits });

test.each(fetches)(
  '%s sends requests with body, key and method, and returns body and headers',
  async (_, fetch) => {
    const daftar = daftarOn(fetch);
    const { data, etag } = await daftar.merchants.retrieve('m1').withResponse();
    expect([data.name, etag]).toEqual(['كتب النيل', '"7"']);
    await daftar.merchants.update('m1', { name: 'نايل' } as never);
    await daftar.approvals.upload(new File(['rows'], 'a.xlsx'), { onProgress() {} });
    expect(seen.map(({ route }) => route)).toEqual([
      'GET /merchants/get/m1',
      'PUT /merchants/edit/m1',
      'POST /file-upload/process/file/upload',
    ]);
    expect(seen.every(({ key }) => key === 'Bearer sk_test_1')).toBe(true);
    expect(seen[1]?.body).toBe('{"name":"نايل"}');
    expect(seen[2]?.body).toContain('filename="a.xlsx"');
  },
);

test.each(fetches)('%s: an error, an empty response and a redirect are what they are', async (_, fetch) => {
  const daftar = daftarOn(fetch, { maxRetries: 0 });
  expect(await rejection(daftar.merchants.retrieve('missing'))).toBeInstanceOf(NotFoundError);
  expect(await daftar.merchants.retrieve('gone')).toBeUndefined();
  expect(
    (await daftar.raw.GET('/merchants/get/{id}', { params: { path: { id: 'elsewhere' } } })).response.ok,
  ).toBe(false);
});

test('a request through a proxy reaches the API by the proxy', async () => {
  passed.length = 0;
  await daftarOn(throughProxy).merchants.retrieve('m1');
  expect(passed).toEqual([`127.0.0.1:${portOf(api)}`]);
});

test.each(fetches)('%s: a call without an answer ends at its limit', async (_, fetch) => {
  const mute = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((done) => mute.once('listening', done));
  const daftar = createDaftar({
    baseUrl: `http://127.0.0.1:${portOf(mute)}`,
    fetch,
    timeout: 50,
    maxRetries: 0,
  });
  expect(await rejection(daftar.merchants.retrieve('m1'))).toBeInstanceOf(TimeoutError);
  mute.closeAllConnections();
  mute.close();
});
