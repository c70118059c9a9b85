import type { Gateway } from '../gateway.ts';
import { WRITING } from './while-writing.ts';

/** Far longer than any job takes: a sweep is over after minutes. */
const ABANDONED = '10 minutes';
/** Gives up after seconds, and all webhooks of its merchant wait for it. */
const ABANDONED_WEBHOOK = '2 minutes';
/** A large export takes its time, but says so while it does. */
const ABANDONED_EXPORT = '2 minutes';
const IS_WRITING = `exists (select 1 from pg_locks where locktype = 'advisory' and objsubid = 1
  and classid = 0 and objid = ${WRITING}
  and database = (select oid from pg_database where datname = current_database()))`;

/**
 * Frees jobs that a killed process holds: the worker itself waits four hours for it to come back. Only where no other
 * process can be at work on the same database.
 */
export async function freeJobs({ pool }: Pick<Gateway, 'pool'>): Promise<void> {
  await pool.query(
    'select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))',
  );
}

/**
 * The same while other processes work: what has been held for longer than any job takes is held by nobody. A job that
 * runs a second time does nothing twice; one that waits keeps a merchant, or every payment that is swept, waiting.
 */
export async function freeAbandonedJobs({ pool }: Pick<Gateway, 'pool'>): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker.jobs where locked_by is not null
      and locked_at < now() - case task_identifier
        when 'run_export' then interval '${ABANDONED_EXPORT}'
        when 'deliver_webhook' then interval '${ABANDONED_WEBHOOK}' else interval '${ABANDONED}' end
      and not (task_identifier = 'run_export' and ${IS_WRITING})))`);
}

/** Frees what pools of this process held that are no longer at work. */
export async function freeJobsOf({ pool }: Pick<Gateway, 'pool'>, poolIds: string[]): Promise<void> {
  if (poolIds.length > 0)
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds]);
}
