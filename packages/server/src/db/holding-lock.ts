import { sql } from 'kysely';
import type { Db } from './transaction.ts';

/** Waits for an advisory lock on one of the pool's connections, runs `work` on that connection, and releases the lock. */
export function holdingLock<T>(
  db: Db,
  { key, shared = false }: { key: number; shared?: boolean },
  work: (connection: Db) => Promise<T>,
): Promise<T> {
  const suffix = sql.raw(shared ? '_shared' : '');
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock${suffix}(${key}::bigint)`.execute(connection);
    // The lock also ends with its connection, even if the process is killed.
    const release = () => sql`select pg_advisory_unlock${suffix}(${key}::bigint)`.execute(connection);
    try {
      const done = await work(connection);
      await release();
      return done;
    } catch (error) {
      await release().catch(() => undefined);
      throw error;
    }
  });
}
