import type pg from 'pg';

/** Key of the advisory lock. The number is arbitrary. */
export const WRITING = 7_411_003;

/**
 * Holds a shared advisory lock while an export is written, which tells `freeAbandonedJobs` that the export is alive. When
 * the process is killed, the lock ends with the connection.
 */
export async function whileWriting(client: pg.PoolClient, write: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1::bigint)', [WRITING]);
  await write();
  await client.query('select pg_advisory_unlock_shared($1::bigint)', [WRITING]);
}
