import { sql } from 'kysely';
import type { Gateway } from '../gateway.ts';
import { WRITING } from './while-writing.ts';

/** Far longer than any job takes: a sweep is over after minutes. */
const ABANDONED = '10 minutes';
/** Gives up after seconds, and all webhooks of its merchant wait for it. */
const ABANDONED_WEBHOOK = '2 minutes';
/** A large export takes its time, but says so while it does. */
const ABANDONED_EXPORT = '2 minutes';
const IS_WRITING = sql`exists (select 1 from pg_locks where locktype = 'advisory' and objsubid = 1
  and classid = 0 and objid = ${WRITING}
  and database = (select oid from pg_database where datname = current_database()))`;

/**
 * Frees jobs that a killed process holds: the worker itself waits four hours for it to come back. Only where no other
 * process can be at work on the same database.
 */
export async function freeJobs({ db }: Pick<Gateway, 'db'>): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db);
}

/**
 * The same while other processes work: what has been held for longer than any job takes is held by nobody. A job that
 * runs a second time does nothing twice; one that waits keeps a merchant, or every payment that is swept, waiting.
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

/** Frees what pools of this process held that are no longer at work. */
export async function freeJobsOf({ db }: Pick<Gateway, 'db'>, poolIds: string[]): Promise<void> {
  if (poolIds.length > 0)
    await sql`select graphile_worker.force_unlock_workers(${poolIds}::text[])`.execute(db);
}
