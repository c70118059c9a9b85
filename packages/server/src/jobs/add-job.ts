import { sql } from 'kysely';
import type { Trx } from '../db/transaction.ts';

export interface Job {
  task: 'deliver_webhook' | 'run_export';
  payload: Record<string, string>;
  /** Jobs of one queue run one after the other; one that failed waits at its end and keeps none from running. */
  queue: string;
  maxAttempts: number;
  /** The lowest is first in its queue. */
  priority?: number;
  /** By what it is found again. */
  key?: string;
}

/** Adds a job that runs once the transaction has committed, and never if it does not. */
export async function addJob(
  trx: Trx,
  { task, payload, queue, maxAttempts, priority = 0, key }: Job,
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json, queue_name => ${queue}, max_attempts => ${maxAttempts}::integer,
    priority => ${priority}::integer, job_key => ${key ?? null}
  )`.execute(trx);
}
