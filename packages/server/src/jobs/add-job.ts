import { sql } from 'kysely';
import type { Trx } from '../db/transaction.ts';

export interface Job {
  task: 'run_export' | 'ask_refund' | 'ask_attempt' | 'send_mail';
  payload: Record<string, string>;
  /** Jobs of a queue run one after the other. A failed job is retried later and does not block its queue. */
  queue: string;
  maxAttempts: number;
  /** Jobs with a lower number run first. */
  priority?: number;
  /** Deduplication key: a job with the same key replaces the one that waits. */
  key?: string;
}

/** Adds a job in the transaction: it runs after the commit, or never if the transaction is rolled back. */
export async function addJob(
  trx: Trx,
  { task, payload, queue, maxAttempts, priority = 0, key }: Job,
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json, queue_name => ${queue}, max_attempts => ${maxAttempts}::integer,
    priority => ${priority}::integer, job_key => ${key ?? null}
  )`.execute(trx);
}
