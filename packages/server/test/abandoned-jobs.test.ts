import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/connect.ts';
import { freeAbandonedJobs } from '../src/jobs/free-jobs.ts';
import { freeJobsOfDeadWorkers, storeHeartbeat } from '../src/jobs/heartbeat.ts';
import { refuseLostJobs } from '../src/jobs/refuse-lost-jobs.ts';
import { whileWriting } from '../src/jobs/while-writing.ts';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { eventually } from './support/eventually.ts';
import { openDatabase } from './support/open-database.ts';
import { runJobsOnce } from './support/run-jobs-once.ts';
import { unique } from './support/world.ts';

/** Without a worker and a heartbeat, which would free the same jobs. */
let database: Database;
let server: TestGateway;

beforeAll(async () => {
  database = await openDatabase();
  server = await startTestGateway({ runsSchedule: true });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Adds a job that a worker locked, with its queue, the given minutes ago. Returns the job's id. */
async function addLockedJob(task: string, minutes: number): Promise<string> {
  const { pool } = database;
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

const lockedJobs = async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from graphile_worker.jobs where locked_by like 'worker-%-%'",
  );
  return rows.map(({ id }) => id);
};

test('frees jobs and queues whose lock has timed out and keeps recent locks', async () => {
  const dead = await addLockedJob('clean_up', 11);
  const webhook = await addLockedJob('deliver_webhook', 3);
  const busy = await addLockedJob('clean_up', 9);
  const starting = await addLockedJob('run_export', 1);
  expect((await lockedJobs()).toSorted()).toEqual([dead, webhook, busy, starting].toSorted());
  await freeAbandonedJobs(database);
  expect((await lockedJobs()).toSorted()).toEqual([busy, starting].toSorted());
  const done: string[] = [];
  await runJobsOnce(database.pool, {
    clean_up: async (_, { job }) => void done.push(job.id),
  });
  expect(done).toEqual([dead]);
  const queue = await database.pool.query(
    "select locked_by from graphile_worker._private_job_queues where queue_name = 'clean_up 9'",
  );
  expect(queue.rows).toEqual([{ locked_by: 'worker-clean_up-9' }]);
});

test('frees only the jobs and queues of a worker without a recent heartbeat', async () => {
  const { db, pool } = database;
  const dead = await addLockedJob('sweep_attempts', 1);
  const living = await addLockedJob('expire_sessions', 1);
  for (const worker of ['worker-sweep_attempts-1', 'worker-expire_sessions-1'])
    await storeHeartbeat({ db }, worker);
  expect(await freeJobsOfDeadWorkers({ db })).toEqual([]);
  await pool.query(
    "update job_workers set seen_at = now() - interval '16 seconds' where id = 'worker-sweep_attempts-1'",
  );
  expect(await freeJobsOfDeadWorkers({ db })).toEqual(['worker-sweep_attempts-1']);
  expect(await lockedJobs()).toContain(living);
  expect(await lockedJobs()).not.toContain(dead);
  const { rows } = await pool.query(
    "select locked_by from graphile_worker._private_job_queues where queue_name = 'sweep_attempts 1'",
  );
  expect(rows).not.toEqual([{ locked_by: 'worker-sweep_attempts-1' }]);
});

test('stores the heartbeat of the running worker', async () => {
  await eventually(async () => {
    const { rows } = await server.gateway.pool.query(
      "select 1 from job_workers where id not like 'worker-%-%' and seen_at > now() - interval '5 seconds'",
    );
    expect(rows).toHaveLength(1);
  });
});

test('keeps an export job locked while its writer is connected and frees it after the connection drops', async () => {
  const { db } = database;
  let held = '';
  await whileWriting(db, async (writer) => {
    held = await addLockedJob('run_export', 180);
    await freeAbandonedJobs(database);
    expect(await lockedJobs()).toContain(held);
    // Simulates a killed process: the connection drops and the lock is not released.
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(writer);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  }).catch(() => undefined);
  await eventually(async () => {
    await freeAbandonedJobs(database);
    expect(await lockedJobs()).not.toContain(held);
  });
});

test('a run of a job fails after another worker has taken the job, so that the worker does not delete it', async () => {
  const { pool } = database;
  const runner = async (meanwhile: string, slowMs?: number) => {
    const queue = unique('lost');
    const { rows } = await pool.query<{ id: string }>(
      "select (graphile_worker.add_job('slow', '{}', queue_name => $1)).id",
      [queue],
    );
    const id = rows[0]?.id ?? '';
    const tasks = refuseLostJobs(
      database,
      {
        slow: async (_, { job }) => {
          if (job.id === id && job.attempts === 1) await pool.query(meanwhile, [id]);
        },
      },
      slowMs,
    );
    await runJobsOnce(pool, tasks);
    const left = await pool.query('select locked_by from graphile_worker._private_jobs where id = $1', [id]);
    return left.rows;
  };
  const take =
    "update graphile_worker._private_jobs set locked_by = 'other', locked_at = now() + interval '1 s' where id = $1";
  expect(await runner(take, 0)).toEqual([{ locked_by: 'other' }]);
  expect(await runner('select $1::bigint', 0)).toEqual([]);
  // A quick job is not checked, because a lock is kept longer.
  expect(await runner(take)).toEqual([]);
});

test('registers one cron task that frees abandoned jobs', async () => {
  const { rows } = await server.gateway.pool.query(
    "select identifier from graphile_worker._private_known_crontabs where identifier like '%free_jobs%'",
  );
  expect(rows).toHaveLength(1);
});
