import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../src/db/transaction.ts';
import { enqueueWebhooks } from '../../src/webhooks/enqueue.ts';
import { eventually } from '../support/eventually.ts';
import { startReceiver } from '../support/receiver.ts';
import { newTenant, startWorld, unique, type World } from '../support/world.ts';

const EVENTS = 300;
/** The events' age: they wait since a failure of the database. */
const AGE_MS = 30_000;

let world: World;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  world = await startWorld();
  receiver = await startReceiver();
});

afterAll(async () => {
  await world.close();
  await receiver.close();
});

test("one process sends a merchant's backlog of 300 webhooks without a wait between them, each once and each session in order", async () => {
  const tenant = await newTenant(world.gateway, unique('Backlog'), { notificationApi: receiver.url });
  const events = Array.from({ length: EVENTS }, (_, n) => ({
    userTypeId: tenant.merchantId,
    serviceId: tenant.service.id,
    type: 'payment.succeeded' as const,
    url: receiver.url,
    data: {
      ...{ sessionId: `cs_backlog_${n % (EVENTS / 2)}`, orderId: String(n), serviceId: 's7h2kq9wd4xz8m3t' },
      ...{ amount: 5, currency: 'EGP', status: 'SUCCESS' as const },
    },
    now: new Date(Date.now() - AGE_MS + n),
  }));
  const ids = await inTransaction(world.gateway.db, (trx) => enqueueWebhooks(trx, events));
  const received = () => receiver.received.map(({ headers }) => String(headers['webhook-id']));
  // One webhook for each look at the queue would take five minutes.
  await vi.waitFor(() => expect(new Set(received()).size).toBe(EVENTS), { timeout: 150_000, interval: 100 });
  expect(received().toSorted()).toEqual(ids.toSorted());
  const place = new Map(received().map((id, index) => [id, index]));
  const placeOf = (n: number) => place.get(ids[n] ?? '') ?? -1;
  const reversed = ids.filter((_, n) => n < EVENTS / 2 && placeOf(n) > placeOf(n + EVENTS / 2));
  expect(reversed).toEqual([]);
  await eventually(async () => {
    const { rows } = await world.gateway.pool.query(
      "select 1 from graphile_worker.jobs where queue_name = $1 and task_identifier = 'deliver_webhook'",
      [`webhooks:${tenant.merchantId}`],
    );
    expect(rows).toEqual([]);
  });
}, 200_000);
