import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, expectProblem, send, token } from './support/api.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { newSession } from './support/payments.ts';
import { signedInUser, startWorld, type World } from './support/world.ts';

const RUNNING_CALLS = 4;
const QUEUED_CALLS = 64;
const STATEMENT_SECONDS = 3;

let world: World;
let nile: string;
let delta: string;

beforeAll(async () => {
  world = await startWorld({ environment: { DATABASE_STATEMENT_SECONDS: String(STATEMENT_SECONDS) } });
  nile = await signedInUser(world, 'nile-clerk', world.nile.merchantId);
  delta = await signedInUser(world, 'delta-clerk', world.delta.merchantId);
});

afterAll(() => world.close());

/** Locks a table. Statements on it wait until the returned function is called. */
async function lockTable(name: string): Promise<() => Promise<void>> {
  const client = await world.gateway.payments.pool.connect();
  await client.query(`begin; lock table ${name} in access exclusive mode`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

const timed = async <T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> => {
  const began = performance.now();
  return { value: await work(), ms: performance.now() - began };
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const deliveriesOf = (userToken: string) =>
  send(world.backofficeUrl, 'GET', '/webhook-deliveries/get', { headers: token(userToken) });

test('an account runs 4 calls at once and queues 64, and further calls get 429 with Retry-After', async () => {
  const release = await lockTable('webhook_deliveries');
  const calls = Array.from({ length: RUNNING_CALLS + QUEUED_CALLS + 3 }, () => deliveriesOf(nile));
  const first = await Promise.race(calls);
  expectProblem(first, 429);
  expect(first.headers.get('retry-after')).toBe('1');
  // Calls of another account have their own queue, and this one does not need the locked table.
  const other = await call(world.backofficeUrl, 'listServices', { headers: token(delta) });
  expect(other.status).toBe(200);
  await release();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  // On a busy machine, the first calls may reach the time limit of statements.
  expect(statuses.filter((status) => status === 200 || status === 503)).toHaveLength(
    RUNNING_CALLS + QUEUED_CALLS,
  );
});

test('a back-office statement that takes too long is cancelled with advice to narrow the filter', async () => {
  const release = await lockTable('webhook_deliveries');
  const { value: answer, ms } = await timed(() => deliveriesOf(world.ownerToken));
  await release();
  expectProblem(answer, 503);
  expect(answer.problem.message).toMatch(/took too long.*narrow/i);
  expect(answer.headers.get('retry-after')).not.toBeNull();
  expect(ms).toBeGreaterThan(STATEMENT_SECONDS * 1_000 - 100);
  expect((await deliveriesOf(world.ownerToken)).status).toBe(200);
});

test('the statement timeout does not apply to payments and exports', async () => {
  const release = await lockTable('checkout_sessions, payouts');
  const session = newSession(world, {}, world.delta);
  const started = await startExport(world.backofficeUrl, world.ownerToken, {
    list: 'payouts',
    format: 'csv',
  });
  const file = exportedFile(world.backofficeUrl, world.ownerToken, started.body._id);
  await sleep(STATEMENT_SECONDS * 1_000 + 800);
  await release();
  expect((await session).sessionId).toBeTruthy();
  expect((await file).bytes.length).toBeGreaterThan(0);
});
