import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, token } from './support/api.ts';
import { startProductProcess } from './support/product-process.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
const received: { path: string; type: string; body: string }[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const type = request.headers['content-type'] ?? '';
    received.push({ path: request.url ?? '', type, body: Buffer.concat(chunks).toString('latin1') });
    response.writeHead(200).end();
  });
});
let endpoint: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  endpoint = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  world = await startWorld();
});

afterAll(async () => {
  await world.close();
  collector.close();
  collector.closeAllConnections();
});

/** Sends one request to a new process and stops it, which flushes its traces. Returns the exit code. */
async function askOnce(environment: Record<string, string>): Promise<number | null> {
  const product = await startProductProcess(world, environment);
  const headers = token(world.ownerToken);
  expect((await call(product.backofficeUrl, 'listMerchants', { headers })).status).toBe(200);
  product.child.kill('SIGTERM');
  return product.ended;
}

test('a collector receives all traces, the last ones at shutdown', async () => {
  expect(await askOnce({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'daftar-here' })).toBe(0);
  expect(received.map(({ path, type }) => [path, type])).toContainEqual([
    '/v1/traces',
    'application/x-protobuf',
  ]);
  const all = received.map(({ body }) => body).join();
  for (const word of ['daftar-here', 'listMerchants', 'database select']) expect(all).toContain(word);
  expect(all).not.toContain(world.ownerToken);
});

test('a sampling ratio of 0 sends no traces, and an unavailable collector causes no failure', async () => {
  received.length = 0;
  expect(await askOnce({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' })).toBe(0);
  expect(received).toEqual([]);
  expect(await askOnce({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBe(0);
});
