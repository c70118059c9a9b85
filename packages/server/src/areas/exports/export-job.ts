import { sql } from 'kysely';
import type { Gateway } from '../../gateway.ts';

const PREFIX = 'export ';

/** Returns the key of the job that writes an export's file. */
export const exportJob = (exportId: string): string => `${PREFIX}${exportId}`;

/**
 * Marks waiting and running exports as failed when their job has used up its attempts, so that the user sees the failure and
 * can start other exports. Jobs that an older version has added have no key; while such a job exists, no export is marked,
 * because the job may belong to it.
 */
export async function failAbandonedExports({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  await sql`
    update exports set status = 'failed', ended_at = ${now()}
    where status in ('waiting', 'running') and not exists (
      select 1 from graphile_worker.jobs
      where (key = ${PREFIX}::text || exports.id or (key is null and task_identifier = 'run_export'))
        and (attempts < max_attempts or locked_at is not null))`.execute(db);
}
