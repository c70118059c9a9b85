import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freeAbandonedJobs } from '../src/jobs/free-jobs.ts';
import { whileWriting } from '../src/jobs/while-writing.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';

let server: TestGateway;

beforeAll(async () => {
  server = await startTestGateway();
});

afterAll(() => server.close());

/** A job, with its queue, that a process took and never gave back. */
async function abandon(task: string, minutes: number): Promise<string> {
  const { pool } = server.gateway;
  const { rows } = await pool.query<{ id: string }>(
    "select (graphile_worker.add_job($1, '{}', queue_name => $2, run_at => now() + interval '1 hour')).id",
    [task, `${task} ${minutes}`],
  );
  const id = rows[0]?.id ?? '';
  const worker = `worker-${task}-${minutes}`;
  const held = `locked_by = '${worker}', locked_at = now() - interval '${minutes} minutes'`;
  await pool.query(`update graphile_worker._private_jobs set ${held}, run_at = now() where id = $1`, [id]);
  await pool.query(`update graphile_worker._private_job_queues set ${held} where queue_name = $1`, [
    `${task} ${minutes}`,
  ]);
  return id;
}

const heldJobs = async () => {
  const { rows } = await server.gateway.pool.query<{ id: string }>(
    "select id from graphile_worker.jobs where locked_by like 'worker-%-%'",
  );
  return rows.map(({ id }) => id);
};

test('what a dead process held is done by another; what may still be at work is left alone', async () => {
  const dead = await abandon('clean_up', 11);
  const webhook = await abandon('deliver_webhook', 3);
  const busy = await abandon('clean_up', 9);
  const starting = await abandon('run_export', 1);
  expect((await heldJobs()).toSorted()).toEqual([dead, webhook, busy, starting].toSorted());
  await freeAbandonedJobs(server.gateway);
  expect((await heldJobs()).toSorted()).toEqual([busy, starting].toSorted());
  await vi.waitFor(
    async () => {
      const { rows } = await server.gateway.pool.query('select 1 from graphile_worker.jobs where id = $1', [
        dead,
      ]);
      expect(rows).toEqual([]);
    },
    { timeout: 10_000 },
  );
  const queue = await server.gateway.pool.query(
    "select locked_by from graphile_worker._private_job_queues where queue_name = 'clean_up 9'",
  );
  expect(queue.rows).toEqual([{ locked_by: 'worker-clean_up-9' }]);
});

test('an export is left alone while somebody writes it, and done by another when they are gone', async () => {
  const { pool } = server.gateway;
  const writer = await pool.connect();
  let held = '';
  await whileWriting(writer, async () => {
    held = await abandon('run_export', 180);
    await freeAbandonedJobs(server.gateway);
    expect(await heldJobs()).toContain(held);
    // Killed: nothing is given back, the connection is simply gone.
    writer.release(true);
  }).catch(() => undefined);
  await vi.waitFor(async () => {
    await freeAbandonedJobs(server.gateway);
    expect(await heldJobs()).not.toContain(held);
  });
});

test('it is looked after every minute, in no queue that could be held itself', async () => {
  const { rows } = await server.gateway.pool.query(
    "select identifier from graphile_worker._private_known_crontabs where identifier like '%free_jobs%'",
  );
  expect(rows).toHaveLength(1);
});
