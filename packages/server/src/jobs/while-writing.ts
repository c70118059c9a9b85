import type pg from 'pg';

/** Any number, the same in every process. */
export const WRITING = 7_411_003;

/**
 * Says that an export is being written, as long as the connection lives: it ends with its process, however that ends, so
 * that nobody takes a long export for an abandoned one, nor waits for one whose process was killed.
 */
export async function whileWriting(client: pg.PoolClient, write: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1::bigint)', [WRITING]);
  await write();
  await client.query('select pg_advisory_unlock_shared($1::bigint)', [WRITING]);
}
