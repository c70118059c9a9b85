import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { deliverWebhook, type WebhookToDeliver } from './deliver.ts';
import { signWebhook } from './sign-webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const servers: Server[] = [];
let received: { request: IncomingMessage; body: string }[] = [];

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(async (request, response) => {
    received.push({ request, body: await text(request) });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  received = [];
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const send = (url: string, changes: Partial<WebhookToDeliver> = {}) =>
  deliverWebhook({
    url,
    id: 'evt_1',
    type: 'payment.succeeded',
    payload: '{"type":"payment.succeeded","data":{"name":"منى"}}',
    secrets: [secret],
    allowLocal: true,
    now: () => new Date(1_700_000_000_500),
    timeoutMs: 20_000,
    ...changes,
  });

test('deliverWebhook sends a signed request and counts 2xx as delivered', async () => {
  const port = await serve((_request, response) => response.writeHead(204).end());
  expect(await send(`http://127.0.0.1:${port}/hook`)).toEqual({ delivered: true, status: 204, retry: false });
  const [{ request, body } = { request: undefined, body: '' }] = received;
  expect(request).toMatchObject({ method: 'POST', url: '/hook' });
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'evt_1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': signWebhook(secret, 'evt_1', 1_700_000_000, body),
  });
});

test('deliverWebhook does not follow a redirect', async () => {
  const port = await serve((_request, response) => response.writeHead(302, { location: '/inside' }).end());
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({
    delivered: false,
    status: 302,
    error: 'HTTP 302',
    retry: true,
  });
  expect(received).toHaveLength(1);
});

test('deliverWebhook keeps the first 300 characters of an error response', async () => {
  const port = await serve((_request, response) =>
    response.writeHead(500).end(`no\u0000 luck ${'x'.repeat(2000)}`),
  );
  const outcome = await send(`http://127.0.0.1:${port}/`);
  expect(outcome).toMatchObject({ delivered: false, status: 500, retry: true });
  expect(outcome.error).toMatch(/^no {2}luck x+$/);
  expect(outcome.error).toHaveLength(300);
});

test('deliverWebhook stops reading an endless response', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(200);
    response.on('close', () => clearInterval(timer));
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 5);
  });
  expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ delivered: true });
});

test('deliverWebhook marks a delivery for a retry when the server does not respond in time', async () => {
  const port = await serve(() => {});
  expect(await send(`http://127.0.0.1:${port}/`, { timeoutMs: 300 })).toEqual({
    delivered: false,
    retry: true,
    error: 'No answer in time',
    code: 'delivery.noAnswer',
    hung: true,
  });
  const never = () => new Promise<never>(() => {});
  expect(await send('https://shop.example/', { resolve: never, timeoutMs: 50 })).toMatchObject({
    error: 'No answer in time',
  });
});

test('deliverWebhook does not retry after status 410', async () => {
  const port = await serve((_request, response) => response.writeHead(410).end());
  expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ delivered: false, retry: false });
});

test('deliverWebhook reports a refused connection by its code, without the URL', async () => {
  const port = await serve(() => {});
  servers[0]?.close();
  const outcome = await send(`http://127.0.0.1:${port}/hook?token=hidden`);
  expect(outcome).toEqual({
    delivered: false,
    retry: true,
    error: 'No connection (ECONNREFUSED)',
    code: 'delivery.brokenConnection',
    values: { code: 'ECONNREFUSED' },
  });
});

test('deliverWebhook never calls a private address', async () => {
  const port = await serve((_request, response) => response.end());
  const outcome = await send(`http://127.0.0.1:${port}/`, { allowLocal: false });
  expect(outcome).toMatchObject({ delivered: false, retry: false });
  expect(received).toHaveLength(0);
});

test('deliverWebhook looks a name up once, so DNS rebinding has no effect', async () => {
  const port = await serve((_request, response) => response.end());
  let lookups = 0;
  const resolve = async () => {
    lookups += 1;
    return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  };
  const outcome = await send(`http://rebinding.example:${port}/`, { resolve });
  expect(outcome.delivered).toBe(true);
  expect(lookups).toBe(1);
  expect(received[0]?.request.headers.host).toBe(`rebinding.example:${port}`);
});

test('deliverWebhook sends nothing without a secret', async () => {
  const port = await serve((_request, response) => response.end());
  expect(await send(`http://127.0.0.1:${port}/`, { secrets: [] })).toMatchObject({
    delivered: false,
    retry: true,
  });
  expect(received).toHaveLength(0);
});
