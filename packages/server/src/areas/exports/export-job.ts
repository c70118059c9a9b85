import type { Gateway } from '../../gateway.ts';

const PREFIX = 'export ';

/** The key of the job that writes an export's file. */
export const exportJob = (exportId: string): string => `${PREFIX}${exportId}`;

/**
 * Says that exports failed whose job has given up: cut off as often as it may be, or never let to a connection. Whoever waits
 * for one learns it, and may ask for others. Jobs that an older version added have no key: while one is left, nobody can tell.
 */
export async function failForgottenExports({ pool, now }: Pick<Gateway, 'pool' | 'now'>): Promise<void> {
  await pool.query(
    `update exports set status = 'failed', ended_at = $1
    where status in ('waiting', 'running') and not exists (
      select 1 from graphile_worker.jobs
      where (key = $2 || exports.id or (key is null and task_identifier = 'run_export'))
        and (attempts < max_attempts or locked_at is not null))`,
    [now(), PREFIX],
  );
}
