import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../src/testing/free-ports.ts';
import { send } from './support/api.ts';
import { eventually } from './support/eventually.ts';
import { actAtCounter, newSession, takeReference, waitForSessionStatus } from './support/payments.ts';
import { startReceiver } from './support/receiver.ts';
import { startWorld, type World } from './support/world.ts';

const TOKEN = 'a-token-for-the-scraper';

let world: World;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let address: string;

beforeAll(async () => {
  receiver = await startReceiver();
  const [port = 0] = await freePorts(1);
  address = `http://127.0.0.1:${port}`;
  world = await startWorld({
    environment: { METRICS_PORT: String(port), METRICS_TOKEN: TOKEN },
    service: { notificationApi: receiver.url },
  });
});

afterAll(async () => {
  await world.close();
  await receiver.close();
});

const scrape = async () => {
  const answer = await send(address, 'GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return answer.text;
};

/** Returns the value of the only metric line with this name and these labels. */
function reading(text: string, name: string, ...labels: string[]): number {
  const found = text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => labels.every((label) => line.includes(label)));
  expect(found, `${name} ${labels.join()}`).toHaveLength(1);
  return Number(found[0]?.split(' ').at(-1));
}

test('the metrics count a payment from request to webhook and contain no identifying data', async () => {
  const session = await newSession(world);
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  await receiver.waitForWebhooks(session.orderId, 1);
  await world.asServer('createCheckoutSession', { body: {} });
  await send(world.backofficeUrl, 'GET', '/nowhere-at-all');

  const text = await eventually(async () => {
    const read = await scrape();
    expect(reading(read, 'daftar_job_duration_seconds_count', 'job="deliver_webhook"', 'outcome="ok"')).toBe(
      1,
    );
    // The request with the provider's callback may still be in progress.
    expect(reading(read, 'daftar_http_requests_in_flight')).toBe(0);
    return read;
  });
  const requests = 'daftar_http_request_duration_seconds_count';
  expect(reading(text, requests, 'operation="createCheckoutSession"', 'status="200"')).toBe(1);
  expect(reading(text, requests, 'operation="createCheckoutSession"', 'status="400"')).toBe(1);
  expect(reading(text, requests, 'operation="requestReferenceNumber"', 'status="200"')).toBe(1);
  expect(reading(text, requests, 'operation="unknown"', 'status="404"')).toBe(1);
  expect(
    reading(text, 'daftar_provider_call_duration_seconds_count', 'provider="Fawry"', 'outcome="2xx"'),
  ).toBeGreaterThan(0);
  for (const kind of ['select', 'insert', 'update'])
    expect(
      reading(text, 'daftar_database_query_duration_seconds_count', `kind="${kind}"`, 'outcome="ok"'),
    ).toBeGreaterThan(0);
  expect(reading(text, 'daftar_database_connections_max', 'pool="office"')).toBe(20);
  expect(reading(text, 'daftar_database_connections_max', 'pool="payments"')).toBe(10);
  expect(reading(text, 'daftar_database_waiting', 'pool="payments"')).toBeLessThan(5);
  expect(reading(text, 'daftar_ready')).toBe(1);
  expect(reading(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);

  const { nile } = world;
  const secrets = [
    nile.merchantId,
    nile.name,
    nile.service.id,
    nile.privateKey,
    session.sessionId,
    session.orderId,
    '01012345678',
    'Nora',
    'nowhere-at-all',
    referenceNumber,
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('the metrics count webhooks that wait for another attempt', async () => {
  // The first retry follows after a second, which a busy machine may miss.
  receiver.answers.push(500, 500, 500);
  const session = await newSession(world);
  const { referenceNumber } = await takeReference(world, session);
  await actAtCounter(world, referenceNumber);
  await eventually(async () => {
    const text = await scrape();
    expect(
      reading(text, 'daftar_job_duration_seconds_count', 'job="deliver_webhook"', 'outcome="error"'),
    ).toBeGreaterThan(0);
    expect(reading(text, 'daftar_jobs', 'job="deliver_webhook"', 'state="later"')).toBe(1);
  });
});

test('the metrics report an unavailable database and can still be scraped', async () => {
  const client = await world.gateway.pool.connect();
  await client.query('begin; lock table kysely_migration in access exclusive mode');
  expect(reading(await scrape(), 'daftar_ready')).toBe(0);
  await client.query('rollback');
  client.release();
  expect(reading(await scrape(), 'daftar_ready')).toBe(1);
});

test('the metrics need their token and are not served on the public addresses', async () => {
  expect((await send(address, 'GET', '/metrics')).status).toBe(401);
  expect(
    (await send(address, 'GET', '/metrics', { headers: { authorization: 'Bearer wrong' } })).status,
  ).toBe(401);
  const authorization = `Bearer ${TOKEN}`;
  expect((await send(address, 'GET', '/', { headers: { authorization } })).status).toBe(404);
  expect((await send(address, 'POST', '/metrics', { headers: { authorization } })).status).toBe(404);
  for (const base of [world.backofficeUrl, world.checkoutUrl, world.sandboxUrl]) {
    const { status, text } = await send(base, 'GET', '/metrics', { headers: { authorization } });
    expect([status, text.includes('daftar_')]).toEqual([404, false]);
  }
});
