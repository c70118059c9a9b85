import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../src/basics/ids.ts';
import { call, token } from './support/api.ts';
import { expectSoundBooks } from './support/books.ts';
import { eventually } from './support/eventually.ts';
import { newSession } from './support/payments.ts';
import { startReceiver } from './support/receiver.ts';
import { signedInUser, startWorld, type Tenant, type World } from './support/world.ts';

let world: World;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let nileToken: string;
beforeAll(async () => {
  receiver = await startReceiver();
  world = await startWorld();
  nileToken = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

async function newDelivery({ merchantId, service }: Tenant, orderId: string, error: object = {}) {
  const row = {
    id: newId('whd'),
    user_type_id: merchantId,
    service_id: service.id,
    event_id: newId('evt'),
    type: 'payment.succeeded' as const,
    url: receiver.url,
    payload: JSON.stringify({ type: 'payment.succeeded', data: { orderId } }),
    status: 'failed' as const,
    attempts: 12,
    last_status: 502,
    last_error: 'upstream said no to 4111111111111111',
    ...error,
    created_at: new Date(),
  };
  await world.gateway.db.insertInto('webhook_deliveries').values(row).execute();
  return row;
}
const list = (userToken: string, query = '') =>
  call(world.backofficeUrl, 'listWebhookDeliveries', { query, headers: token(userToken) });
const redeliver = (userToken: string, id: string) =>
  call(world.backofficeUrl, 'redeliverWebhook', { params: { id }, headers: token(userToken) });

test('a merchant lists only its own webhook deliveries', async () => {
  const own = await newDelivery(world.nile, 'NB-listed');
  const others = await newDelivery(world.delta, 'DG-listed');
  const { body } = await list(nileToken, '?status=failed');
  expect(body.data).toContainEqual(
    expect.objectContaining({
      _id: own.id,
      eventId: own.event_id,
      merchantName: 'Nile Books',
      responseStatus: 502,
      lastError: 'upstream said no to 411111…1111',
      payload: own.payload,
    }),
  );
  expect(body.data.map(({ _id }) => _id)).not.toContain(others.id);
  const told = async (eventType: string) =>
    (await list(nileToken, `?q=${own.event_id}&eventType=${eventType}`)).body.total;
  expect([await told(own.type), await told('payment.late')]).toEqual([1, 0]);
  expect((await list(nileToken, '?eventType=payment.unknown')).status).toBe(400);
  expect((await list(nileToken, `?q=${others.event_id}`)).body.total).toBe(0);
  expect((await list(world.ownerToken, `?q=${others.event_id}`)).body.total).toBe(1);
});

test('a delivery is found by the order id of its session', async () => {
  const { sessionId, orderId } = await newSession(world);
  const about = await newDelivery(world.nile, orderId, { order_key: sessionId });
  const found = async (who: string) => (await list(who, `?q=${orderId}`)).body.data.map(({ _id }) => _id);
  expect(await found(nileToken)).toEqual([about.id]);
  expect(await found(world.ownerToken)).toEqual([about.id]);
});

test("the list returns the code and the values of an error that is not a response of the merchant's server", async () => {
  const row = await newDelivery(world.nile, 'NB-broken', {
    ...{ last_status: null, last_error: 'No connection (ECONNREFUSED)' },
    ...{ error_code: 'delivery.brokenConnection', error_values: '{"code":"ECONNREFUSED"}' },
  });
  const { body } = await list(nileToken, `?q=${row.event_id}`);
  expect(body.data[0]).toMatchObject({
    lastError: 'No connection (ECONNREFUSED)',
    lastErrorCode: 'delivery.brokenConnection',
    lastErrorValues: { code: 'ECONNREFUSED' },
  });
});

test('redelivery sends the same event once with a new signature, even if requested twice', async () => {
  const row = await newDelivery(world.nile, 'NB-again');
  const answers = await Promise.all([redeliver(nileToken, row.id), redeliver(nileToken, row.id)]);
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'pending'],
    [200, 'pending'],
  ]);
  const [sent] = await receiver.waitForWebhooks('NB-again', 1);
  expect(sent?.headers['webhook-id']).toBe(row.event_id);
  expect(sent?.headers['webhook-signature']).toMatch(/^v1,/);
  expect(sent?.body).toBe(row.payload);
  await eventually(async () => {
    const { body } = await list(nileToken, `?q=${row.event_id}`);
    expect(body.data[0]).toMatchObject({ status: 'delivered', attempts: 13, responseStatus: 204 });
    expect(body.data[0]).not.toHaveProperty('lastError');
    expect(body.data[0]?.attemptLog).toEqual([
      {
        date: expect.any(String),
        responseStatus: 204,
        milliseconds: expect.any(Number),
        redelivery: true,
      },
    ]);
  });
  expect(receiver.webhooksOf('NB-again')).toHaveLength(1);
  const entries = await world.gateway.db
    .selectFrom('audit_entries')
    .select('description')
    .where('record_id', '=', row.id)
    .execute();
  expect(entries).toEqual([{ description: `Event ${row.event_id} sent again` }]);
  await expectSoundBooks(world.gateway);
});

test('a retry after a redelivery by hand is not marked as one by hand', async () => {
  const row = await newDelivery(world.nile, 'NB-marked', { attempts: 1, url: 'http://127.0.0.1:9/hook' });
  await redeliver(nileToken, row.id);
  const attempts = async () => {
    const { body } = await list(nileToken, `?q=${row.event_id}`);
    return body.data[0]?.attemptLog ?? [];
  };
  await eventually(async () => expect((await attempts()).length).toBeGreaterThanOrEqual(2));
  const [first, second] = await attempts();
  expect(first).toMatchObject({ redelivery: true, errorCode: expect.stringMatching(/Connection$/) });
  expect(second).not.toHaveProperty('redelivery');
});

test("another merchant's delivery gets the same response as a missing one", async () => {
  const row = await newDelivery(world.delta, 'DG-mine');
  const [other, missing] = [await redeliver(nileToken, row.id), await redeliver(nileToken, 'whd_unknown')];
  expect([other.status, other.problem.errors]).toEqual([404, missing.problem.errors]);
  expect(receiver.webhooksOf('DG-mine')).toEqual([]);
});
