import { sql } from 'kysely';
import type { Gateway } from '../gateway.ts';
import { WRITING } from './while-writing.ts';

/** Lock age at which a job counts as abandoned; the longest jobs take a few minutes. */
const ABANDONED = '10 minutes';
/** Shorter, because a delivery times out after seconds, and the merchant's other webhooks wait for its job. */
const ABANDONED_WEBHOOK = '2 minutes';
/** May be shorter than a large export takes: `whileWriting` holds an advisory lock meanwhile, which `IS_WRITING` checks. */
const ABANDONED_EXPORT = '2 minutes';
const IS_WRITING = sql`exists (select 1 from pg_locks where locktype = 'advisory' and objsubid = 1
  and classid = 0 and objid = ${WRITING}
  and database = (select oid from pg_database where datname = current_database()))`;

/**
 * Unlocks all jobs, because the process that held them was killed; the worker itself would wait four hours. Call it only
 * when no other process can be using the database.
 */
export async function freeJobs({ db }: Pick<Gateway, 'db'>): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db);
}

/**
 * Unlocks jobs that have been locked for longer than any job takes. The heartbeat does not detect a job that hangs in a living
 * process, or a worker of an older version without heartbeat. An abandoned job would delay a merchant's webhooks, or all sweeps
 * of payments. Safe while other processes work, because jobs are idempotent.
 */
export async function freeAbandonedJobs({ db }: Pick<Gateway, 'db'>): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker.jobs where locked_by is not null
      and locked_at < now() - case task_identifier
        when 'run_export' then ${ABANDONED_EXPORT}::interval
        when 'deliver_webhook' then ${ABANDONED_WEBHOOK}::interval else ${ABANDONED}::interval end
      and not (task_identifier = 'run_export' and ${IS_WRITING})))`.execute(db);
}

/** Unlocks the jobs of worker pools of this process that have ended. */
export async function freeJobsOf({ db }: Pick<Gateway, 'db'>, poolIds: string[]): Promise<void> {
  if (poolIds.length > 0)
    await sql`select graphile_worker.force_unlock_workers(${poolIds}::text[])`.execute(db);
}
