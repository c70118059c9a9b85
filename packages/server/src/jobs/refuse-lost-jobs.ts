import type { Job, Task } from 'graphile-worker';
import { sql } from 'kysely';
import type { Gateway } from '../gateway.ts';

/** Shorter than the time after which a job of a dead or frozen process is unlocked. */
const SLOW_MS = 10_000;

/** Thrown when another worker has taken the job. */
export class JobTakenOver extends Error {
  override name = 'JobTakenOver';
}

/**
 * Wraps the worker's tasks: a run whose job was unlocked and taken by another worker meanwhile, for example because this process
 * was frozen, fails. Otherwise the worker would delete the job, although the other run may fail and need a retry, and the other
 * worker could not unlock the queue. A failure of a job that another worker holds changes nothing.
 */
export function refuseLostJobs(
  gateway: Pick<Gateway, 'db'>,
  tasks: Record<string, Task>,
  slowMs = SLOW_MS,
): Record<string, Task> {
  const wrapped = Object.entries(tasks).map(([name, task]): [string, Task] => [
    name,
    async (payload, helpers) => {
      const began = performance.now();
      const result = await task(payload, helpers);
      const isSlow = performance.now() - began >= slowMs;
      if (isSlow && (await isLost(gateway, helpers.job)))
        throw new JobTakenOver(`Another worker has taken the job ${helpers.job.id}`);
      return result;
    },
  ]);
  return Object.fromEntries(wrapped);
}

/** Tells whether the job was locked again after this run began. */
async function isLost({ db }: Pick<Gateway, 'db'>, { id, locked_at }: Job): Promise<boolean> {
  const { rows } = await sql<{ locked_at: Date | null }>`
    select locked_at from graphile_worker.jobs where id = ${id}`.execute(db);
  const now = rows[0]?.locked_at;
  return now instanceof Date && now.getTime() !== locked_at?.getTime();
}
