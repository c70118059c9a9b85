import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/db/connect.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { DeliveryOutcome, WebhookToDeliver } from '../../src/webhooks/deliver.ts';
import { deliverWebhookJob, WebhookNotDelivered } from '../../src/webhooks/deliver-job.ts';
import { enqueueWebhook } from '../../src/webhooks/enqueue.ts';
import { MAX_ATTEMPTS } from '../../src/webhooks/store-attempt.ts';
import { openDatabase } from '../support/open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const now = () => new Date('2026-11-21T09:00:00Z');
const event = {
  userTypeId: 'mer_1',
  serviceId: 'svc_1',
  type: 'payment.succeeded' as const,
  url: 'https://shop.example/hook',
  data: {
    orderId: '12345678',
    serviceId: 's7h2kq9wd4xz8m3t',
    amount: 150.5,
    currency: 'EGP',
    status: 'SUCCESS' as const,
  },
  now: now(),
};
const job = {
  queue: 'select payload, max_attempts from graphile_worker._private_jobs order by id desc limit 1',
};

async function enqueued() {
  const eventId = await inTransaction(database.db, (trx) => enqueueWebhook(trx, event));
  return rowOf(eventId);
}

const rowOf = (eventId: string) =>
  database.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();

function deps(outcome: DeliveryOutcome, sent: Partial<WebhookToDeliver>[] = []) {
  const deliver = async (webhook: WebhookToDeliver) => {
    sent.push(webhook);
    return outcome;
  };
  return {
    db: database.db,
    now,
    allowLocal: false,
    secretsOf: async (id: string) => [`secret of ${id}`],
    deliver,
  };
}

test('a webhook and its job are written in one transaction', async () => {
  const row = await enqueued();
  expect(JSON.parse(row.payload)).toEqual({
    type: event.type,
    timestamp: '2026-11-21T09:00:00.000Z',
    data: event.data,
  });
  expect(row).toMatchObject({ status: 'pending', attempts: 0, user_type_id: 'mer_1', url: event.url });
  const { rows } = await database.pool.query(job.queue);
  expect(rows[0]?.payload).toEqual({ deliveryId: row.id });
});

test('a rolled-back transaction leaves neither a webhook nor a job', async () => {
  const count = async () => {
    const { rows } = await database.pool.query(
      'select (select count(*) from webhook_deliveries) + (select count(*) from graphile_worker._private_jobs) as n',
    );
    return rows[0]?.n;
  };
  const before = await count();
  const failing = inTransaction(database.db, async (trx) => {
    await enqueueWebhook(trx, event);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await count()).toBe(before);
});

test("a delivery is sent once with the account's secrets and recorded", async () => {
  const row = await enqueued();
  const sent: Partial<WebhookToDeliver>[] = [];
  await deliverWebhookJob(deps({ delivered: true, status: 200, retry: false }, sent), row.id);
  expect(sent[0]).toMatchObject({
    id: row.event_id,
    payload: row.payload,
    secrets: ['secret of mer_1'],
    allowLocal: false,
  });
  expect(await rowOf(row.event_id)).toMatchObject({
    status: 'delivered',
    attempts: 1,
    last_status: 200,
    delivered_at: now(),
  });
  await deliverWebhookJob(deps({ delivered: true, status: 200, retry: false }, sent), row.id);
  expect(sent).toHaveLength(1);
});

test('a failed delivery throws so that the worker retries, and is marked failed after the last attempt', async () => {
  const row = await enqueued();
  const failing = deps({ delivered: false, status: 500, error: 'no luck', retry: true });
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    await expect(deliverWebhookJob(failing, row.id)).rejects.toThrow(WebhookNotDelivered);
  }
  const pending = { status: 'pending', attempts: MAX_ATTEMPTS - 1, last_status: 500, last_error: 'no luck' };
  expect(await rowOf(row.event_id)).toMatchObject(pending);
  await deliverWebhookJob(failing, row.id);
  expect(await rowOf(row.event_id)).toMatchObject({
    status: 'failed',
    attempts: MAX_ATTEMPTS,
    delivered_at: null,
  });
});

test('webhooks to a hanging server are queued behind those of other merchants', async () => {
  const slow = { ...event, userTypeId: 'mer_slow' };
  const ids = await inTransaction(database.db, async (trx) => [
    await enqueueWebhook(trx, slow),
    await enqueueWebhook(trx, slow),
    await enqueueWebhook(trx, { ...event, userTypeId: 'mer_quick' }),
  ]);
  const [first, waiting, quick] = await Promise.all(ids.map(rowOf));
  const hangs = deps({ delivered: false, error: 'No answer in time', retry: true, hung: true });
  await expect(deliverWebhookJob(hangs, first?.id ?? '')).rejects.toThrow(WebhookNotDelivered);
  const { rows } = await database.pool.query(
    `select payload->>'deliveryId' as id from graphile_worker._private_jobs
     where payload->>'deliveryId' = any($1) order by priority, id`,
    [[waiting?.id, quick?.id]],
  );
  expect(rows.map(({ id }) => id)).toEqual([quick?.id, waiting?.id]);
});

test('a delivery that cannot succeed is marked failed without a retry', async () => {
  const row = await enqueued();
  const error = { error: 'Not a public address', code: 'delivery.notPublic' } as const;
  await deliverWebhookJob(deps({ delivered: false, retry: false, ...error }), row.id);
  expect(await rowOf(row.event_id)).toMatchObject({
    status: 'failed',
    attempts: 1,
    last_error: 'Not a public address',
    error_code: 'delivery.notPublic',
    error_values: null,
  });
});

test('a broken connection is stored with its code and values, which the next response clears', async () => {
  const row = await enqueued();
  const broken = {
    error: 'No connection (ECONNRESET)',
    code: 'delivery.brokenConnection',
    values: { code: 'ECONNRESET' },
  } as const;
  const failing = deps({ delivered: false, retry: true, ...broken });
  await expect(deliverWebhookJob(failing, row.id)).rejects.toThrow(WebhookNotDelivered);
  expect(await rowOf(row.event_id)).toMatchObject({ error_code: broken.code, error_values: broken.values });
  await deliverWebhookJob(deps({ delivered: true, status: 200, retry: false }), row.id);
  expect(await rowOf(row.event_id)).toMatchObject({ error_code: null, error_values: null });
});

test('a job of a missing delivery does nothing', async () => {
  await deliverWebhookJob(deps({ delivered: true, retry: false }), 'whd_none');
});

test('each attempt is kept with its time, its duration, and its status or the reason for no response', async () => {
  const row = await enqueued();
  const [noAnswer, refused] = [
    { error: 'No answer in time', code: 'delivery.noAnswer' } as const,
    { status: 500, error: 'password=hunter2' },
  ];
  for (const outcome of [noAnswer, refused])
    await expect(
      deliverWebhookJob(deps({ delivered: false, retry: true, ...outcome }), row.id),
    ).rejects.toThrow(WebhookNotDelivered);
  await deliverWebhookJob(deps({ delivered: true, status: 204, retry: false }), row.id);
  const { attempt_log } = await rowOf(row.event_id);
  const common = { at: now().toISOString(), milliseconds: expect.any(Number) };
  expect(attempt_log).toEqual([
    { ...common, ...noAnswer },
    { ...common, status: 500 },
    { ...common, status: 204 },
  ]);
});

test('the duration of an attempt is the time that the server takes to respond', async () => {
  const row = await enqueued();
  const slow = async (): Promise<DeliveryOutcome> => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return { delivered: true, status: 200, retry: false };
  };
  await deliverWebhookJob({ ...deps({ delivered: true, retry: false }), deliver: slow }, row.id);
  const { attempt_log } = await rowOf(row.event_id);
  expect(attempt_log[0]?.milliseconds).toBeGreaterThanOrEqual(55);
});

test('only the latest 1,000 attempts of a delivery are kept', async () => {
  const row = await enqueued();
  const old = Array.from({ length: 1000 }, (_, milliseconds) => ({ at: now().toISOString(), milliseconds }));
  await database.db
    .updateTable('webhook_deliveries')
    .set({ attempt_log: JSON.stringify(old) })
    .where('id', '=', row.id)
    .execute();
  await deliverWebhookJob(deps({ delivered: true, status: 200, retry: false }), row.id);
  const { attempt_log } = await rowOf(row.event_id);
  expect([attempt_log.length, attempt_log[0]?.milliseconds, attempt_log.at(-1)?.status]).toEqual([
    1000, 1, 200,
  ]);
});
