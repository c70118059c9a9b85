import { sql } from 'kysely';
import type { Gateway } from '../../gateway.ts';

const PREFIX = 'export ';

/** The key of the job that writes an export's file. */
export const exportJob = (exportId: string): string => `${PREFIX}${exportId}`;

/**
 * Says that exports failed whose job has given up: cut off as often as it may be, or never let to a connection. Whoever waits
 * for one learns it, and may ask for others. Jobs that an older version added have no key: while one is left, nobody can tell.
 */
export async function failForgottenExports({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  await sql`
    update exports set status = 'failed', ended_at = ${now()}
    where status in ('waiting', 'running') and not exists (
      select 1 from graphile_worker.jobs
      where (key = ${PREFIX}::text || exports.id or (key is null and task_identifier = 'run_export'))
        and (attempts < max_attempts or locked_at is not null))`.execute(db);
}
