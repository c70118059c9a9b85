import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Breaker } from './breaker.ts';
import { callProvider } from './call-provider.ts';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/?signature=secret`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const options = { fetch, timeoutMs: 20_000, maxBytes: 1000 };
const shortTimeout = { ...options, timeoutMs: 300 };

test('callProvider returns a JSON object as the response, even with status 400', async () => {
  const url = await serve((_request, response) => response.writeHead(400).end('{"code":9946}'));
  expect(await callProvider(url, {}, options)).toEqual({
    kind: 'response',
    httpStatus: 400,
    fields: { code: '9946' },
  });
});

test.each([
  ['a server error', 500, '{"statusCode":200}', 'HTTP 500'],
  ['a rate limit', 429, '{}', 'HTTP 429'],
  ['a redirect', 302, '{}', 'HTTP 302'],
  ['no JSON', 200, '<html>', 'Not a JSON object'],
  ['nothing', 200, '', 'Not a JSON object'],
  ['too much', 200, `{"a":"${'x'.repeat(1001)}"}`, 'More than 1000 bytes'],
])('callProvider returns unknown for %s', async (_name, status, body, reason) => {
  const url = await serve((_request, response) =>
    response.writeHead(status, { location: '/elsewhere' }).end(body),
  );
  expect(await callProvider(url, {}, options)).toEqual({ kind: 'unknown', httpStatus: status, reason });
});

test('callProvider returns unknown when the server hangs before or during its response', async () => {
  const silent = await serve(() => {});
  expect(await callProvider(silent, {}, shortTimeout)).toEqual({
    kind: 'unknown',
    reason: 'No answer in time',
  });
  const stuck = await serve((_request, response) => response.writeHead(200).write('{"a":'));
  expect(await callProvider(stuck, {}, shortTimeout)).toEqual({
    kind: 'unknown',
    reason: 'No answer in time',
  });
});

test('callProvider returns unknown for a refused connection, without the URL in the reason', async () => {
  const url = await serve(() => {});
  servers[0]?.close();
  const reply = await callProvider(url, {}, options);
  expect(reply).toEqual({ kind: 'unknown', reason: 'No connection (ECONNREFUSED)', isUnsent: true });
});

test('callProvider sends nothing while the breaker is open', async () => {
  let calls = 0;
  const failing = async () => {
    calls += 1;
    return new Response('<html>', { status: 200 });
  };
  const breaking = { ...options, fetch: failing, breaker: new Breaker() };
  const replies = [];
  for (let call = 0; call < 12; call += 1)
    replies.push(await callProvider('https://p.example', {}, breaking));
  expect(calls).toBe(10);
  expect(replies.at(-1)).toEqual({
    kind: 'unknown',
    reason: 'Not called: it failed many times',
    isUnsent: true,
  });
});
