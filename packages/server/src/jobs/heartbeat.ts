import { sql } from 'kysely';
import type { Gateway } from '../gateway.ts';
import { freeJobsOf } from './free-jobs.ts';

const EVERY_MS = 3_000;
/** Age of the last heartbeat after which a worker counts as dead: its process was killed or is frozen. */
const DEAD_MS = 15_000;

type Work = Pick<Gateway, 'db'>;

/** Stores a worker's heartbeat. */
export async function storeHeartbeat({ db }: Work, workerId: string): Promise<void> {
  await sql`
    insert into job_workers (id) values (${workerId})
    on conflict (id) do update set seen_at = now()`.execute(db);
}

/** Deletes the row of a worker that has ended and holds no jobs. */
async function forget({ db }: Work, workerId: string): Promise<void> {
  await sql`delete from job_workers where id = ${workerId}`.execute(db);
}

/**
 * Unlocks the jobs of workers without a recent heartbeat, so that other workers continue them. Returns the dead workers' ids.
 */
export async function freeJobsOfDeadWorkers({ db }: Work): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from job_workers where seen_at < now() - ${`${DEAD_MS} milliseconds`}::interval`.execute(db);
  const dead = rows.map(({ id }) => id);
  if (dead.length === 0) return [];
  // Unlock the jobs first: if this process is killed here, another process repeats both steps.
  await freeJobsOf({ db }, dead);
  await sql`delete from job_workers where id = any(${dead})`.execute(db);
  return dead;
}

/**
 * Stores this process's heartbeat every few seconds, and unlocks the jobs of dead workers. While the database is unavailable,
 * no process can store its heartbeat. So a process treats others as dead only if all its own heartbeats of the last 15 seconds
 * were stored.
 */
export function startHeartbeat(
  { db, log }: Pick<Gateway, 'db' | 'log'>,
  currentWorker: () => string | undefined,
): { stop(): Promise<void> } {
  let steadySince = performance.now();
  const beat = async (): Promise<void> => {
    const workerId = currentWorker();
    try {
      const began = performance.now();
      if (workerId !== undefined) await storeHeartbeat({ db }, workerId);
      if (performance.now() - began > EVERY_MS) steadySince = performance.now();
      if (performance.now() - steadySince < DEAD_MS) return;
      const dead = await freeJobsOfDeadWorkers({ db });
      if (dead.length > 0) log.warn({ workers: dead }, 'unlocked the jobs of workers without a heartbeat');
    } catch (error) {
      steadySince = performance.now();
      log.warn({ err: error }, 'the heartbeat of the job worker could not be stored');
    }
  };
  let beating: Promise<void> | undefined;
  const beatOnce = (): void => {
    beating ??= beat().finally(() => {
      beating = undefined;
    });
  };
  beatOnce();
  const timer = setInterval(beatOnce, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await beating;
      const workerId = currentWorker();
      if (workerId !== undefined) await forget({ db }, workerId).catch(() => undefined);
    },
  };
}
