import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireSessions, sweepAttempts } from '../src/areas/checkout/sessions/expire.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { inBatches } from '../src/jobs/in-batches.ts';
import { newSession } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});

afterAll(() => world.close());

const countOf = async (from: string): Promise<number> => {
  const { rows } = await world.gateway.pool.query<{ count: number }>(
    `select count(*)::int as count from ${from}`,
  );
  return rows[0]?.count ?? -1;
};

/** Inserts copies of a session with new ids and the given changes. */
async function insertSessions(prefix: string, count: number, changes: Record<string, string>): Promise<void> {
  const { sessionId } = await newSession(world);
  await world.gateway.pool.query(
    `insert into checkout_sessions select (jsonb_populate_record(s,
       jsonb_build_object('id', $2::text || n, 'order_id', $2 || n) || $4::jsonb)).*
     from checkout_sessions s, generate_series(1, $3::int) n where s.id = $1`,
    [sessionId, prefix, count, JSON.stringify(changes)],
  );
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('one clean-up run deletes all outdated idempotency keys', async () => {
  const { gateway } = world;
  await gateway.pool.query(`
    insert into idempotency_keys (caller, operation, key, body_hash, status, answer, created_at)
    select 'user:x', 'addPayout', 'k' || n, 'h', 200, '{}', now() - interval '10 days' from generate_series(1, 12000) n`);
  await cleanUp(gateway);
  expect(await countOf("idempotency_keys where caller = 'user:x'")).toBe(0);
});

test('one run expires all overdue sessions, and one sweep checks all open attempts', async () => {
  const { gateway } = world;
  await insertSessions('due_', 450, { status: 'open', expires_at: inMinutes(-1) });
  await expireSessions(gateway);
  expect(await countOf("checkout_sessions where id like 'due_%' and status = 'open'")).toBe(0);
  await insertSessions('asked_', 450, { status: 'pending', expires_at: inMinutes(600) });
  await gateway.pool.query(
    `insert into payment_attempts (id, user_type_id, session_id, provider, method, status, merchant_ref_number, customer, created_at)
     select 'att_' || id, user_type_id, id, 'Nobody', 'FawryRef', 'pending', id, '{}', now() - interval '10 minutes'
     from checkout_sessions where id like 'asked_%'`,
  );
  await sweepAttempts(gateway);
  expect(await countOf("payment_attempts where provider = 'Nobody' and checked_at is null")).toBe(0);
});

test('a batch run stops at its time limit or at shutdown', async () => {
  const gone = new AbortController();
  let batches = 0;
  const full = async () => {
    batches += 1;
    if (batches === 3) gone.abort();
    return 10;
  };
  expect(await inBatches({ stopping: gone.signal }, { size: 10, seconds: 60 }, full)).toBe(30);
  const slow = async () => new Promise<number>((resolve) => setTimeout(() => resolve(10), 30));
  expect(await inBatches(world.gateway, { size: 10, seconds: 0.01 }, slow)).toBe(10);
});
