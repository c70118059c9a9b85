import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../src/db/connect.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { DeliveryOutcome, WebhookToDeliver } from '../../src/webhooks/deliver.ts';
import { deliverWebhookJob } from '../../src/webhooks/deliver-job.ts';
import { enqueueWebhooks } from '../../src/webhooks/enqueue.ts';
import { sendLater } from '../../src/webhooks/send-later.ts';
import { openDatabase } from '../support/open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(() => {
  // A backlog ends after a second, in which a busy machine may send a single delivery.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.close());

const CREATED = new Date('2026-11-21T09:00:00Z');
const arrives: DeliveryOutcome = { delivered: true, status: 204, retry: false };
const fails: DeliveryOutcome = { delivered: false, status: 500, error: 'no luck', retry: true };
/** Number of deliveries that are sent in parallel. */
const PARALLEL = 8;

/** Adds one event for each session. Returns the deliveries' and the events' ids. */
async function enqueued(userTypeId: string, sessions: string[]) {
  const events = sessions.map((sessionId, n) => ({
    ...{ userTypeId, serviceId: 's', type: 'payment.succeeded' as const, url: 'https://shop.example/hook' },
    data: {
      ...{ sessionId, orderId: String(n), serviceId: 's7h2kq9wd4xz8m3t' },
      ...{ amount: 5, currency: 'EGP', status: 'SUCCESS' as const },
    },
    now: new Date(CREATED.getTime() + n),
  }));
  const eventIds = await inTransaction(database.db, (trx) => enqueueWebhooks(trx, events));
  const rows = await database.db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event_id'])
    .where('user_type_id', '=', userTypeId)
    .execute();
  const ids = eventIds.map((eventId) => rows.find(({ event_id }) => event_id === eventId)?.id ?? '');
  return { ids, eventIds };
}

/** Runs a delivery's job `late` milliseconds after the first event, with an outcome for each attempt. */
async function run(
  id: string,
  late: number,
  outcomeOf: (attempt: number) => DeliveryOutcome | Promise<DeliveryOutcome>,
) {
  const sent: string[] = [];
  const deliver = async (webhook: WebhookToDeliver) => {
    sent.push(webhook.id);
    return outcomeOf(sent.length);
  };
  const now = () => new Date(CREATED.getTime() + late);
  const deps = { db: database.db, now, allowLocal: false, secretsOf: async () => ['secret'], deliver };
  await deliverWebhookJob(deps, id);
  return sent;
}

async function jobsOf(ids: string[]) {
  const { rows } = await database.pool.query<{ key: string; attempts: number; wait: number }>(
    `select key, attempts, extract(epoch from run_at - updated_at)::float8 as wait
     from graphile_worker.jobs where key = any($1)`,
    [ids],
  );
  return ids.map((id) => rows.find(({ key }) => key === id));
}

test('a late success sends what waits for the target, the earliest delivery of each session, and removes its jobs', async () => {
  const { ids, eventIds } = await enqueued('mer_late', ['a', 'b', 'b', 'c']);
  const others = await enqueued('mer_other', ['a']);
  const sent = await run(ids[0] ?? '', 1_000, () => arrives);
  expect(sent[0]).toBe(eventIds[0]);
  expect(sent.toSorted()).toEqual([eventIds[0], eventIds[1], eventIds[3]].toSorted());
  const [, second, blocked, last] = await jobsOf(ids);
  expect([second, last]).toEqual([undefined, undefined]);
  expect(blocked).toMatchObject({ attempts: 0 });
  expect(await jobsOf(others.ids)).toMatchObject([{ attempts: 0 }]);
});

test('a success in time sends nothing else', async () => {
  const { ids, eventIds } = await enqueued('mer_early', ['a', 'b']);
  expect(await run(ids[0] ?? '', 100, () => arrives)).toEqual([eventIds[0]]);
});

test('a failed attempt ends the backlog and delays the job of its delivery as the worker does', async () => {
  const sessions = Array.from({ length: 20 }, (_, n) => `s${n}`);
  const { ids, eventIds } = await enqueued('mer_fails', sessions);
  const sent = await run(ids[0] ?? '', 1_000, (attempt) => (attempt <= 2 ? arrives : fails));
  expect(sent.toSorted()).toEqual(eventIds.slice(0, 2 + PARALLEL).toSorted());
  const jobs = await jobsOf(ids);
  for (const job of jobs.slice(2, 2 + PARALLEL)) {
    expect(job?.attempts).toBe(1);
    expect(job?.wait).toBeCloseTo(Math.E, 3);
  }
  for (const job of jobs.slice(2 + PARALLEL)) expect(job).toMatchObject({ attempts: 0 });
});

test('a failed first attempt of the backlog is the only one', async () => {
  const { ids, eventIds } = await enqueued('mer_fails_again', ['a', 'b', 'c']);
  const sent = await run(ids[0] ?? '', 1_000, (attempt) => (attempt === 1 ? arrives : fails));
  expect(sent).toEqual(eventIds.slice(0, 2));
});

test('the job of a blocked delivery sends what waits for the target', async () => {
  const { ids, eventIds } = await enqueued('mer_blocked', ['a', 'a', 'b']);
  expect(await run(ids[1] ?? '', 1_000, () => arrives)).toEqual([eventIds[0], eventIds[2]]);
});

/** Sends a delivery again as a user does. Resolves before the commit; `committed` resolves after it. */
async function resend(id: string, userTypeId: string) {
  const written = Promise.withResolvers<void>();
  const committed = inTransaction(database.db, async (trx) => {
    await trx.updateTable('webhook_deliveries').set({ status: 'pending' }).where('id', '=', id).execute();
    await sendLater(trx, { id, user_type_id: userTypeId, endpoint_id: null });
    await sql`select 1`.execute(trx);
    written.resolve();
    // Long enough for the backlog to end meanwhile.
    await sql`select pg_sleep(0.5)`.execute(trx);
  });
  await written.promise;
  return { committed };
}

test('a delivery that a user sends again before the backlog ends keeps its new job', async () => {
  const { ids } = await enqueued('mer_resent', ['a', 'b', 'c']);
  const [, again = ''] = ids;
  let resent: { committed: Promise<void> } | undefined;
  await run(ids[0] ?? '', 1_000, async (attempt) => {
    // The backlog's second delivery has been sent and stored when its third is sent.
    if (attempt === 3) resent = await resend(again, 'mer_resent');
    return arrives;
  });
  await resent?.committed;
  expect(await jobsOf(ids.slice(1))).toMatchObject([{ key: again, attempts: 0 }, undefined]);
  const { status } = await database.db
    .selectFrom('webhook_deliveries')
    .select('status')
    .where('id', '=', again)
    .executeTakeFirstOrThrow();
  expect(status).toBe('pending');
});

test('leaves out a delivery whose retry is not due', async () => {
  const { ids, eventIds } = await enqueued('mer_retry', ['a', 'b', 'c']);
  await database.pool.query(
    "update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where key = $1",
    [ids[1]],
  );
  expect(await run(ids[0] ?? '', 1_000, () => arrives)).toEqual([eventIds[0], eventIds[2]]);
});
