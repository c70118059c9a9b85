import { Client } from 'pg';
import type { Connection } from './attach.ts';

const outdated = `select datname as name from pg_database
  where datallowconn and datcollversion is distinct from pg_database_collation_actual_version(oid)`;

/** Rebuilds the indexes when the ICU version has changed, because a new version may sort letters differently. */
export async function refreshCollation(connection: Connection, log: (line: string) => void): Promise<void> {
  const client = new Client(connection);
  // Ignores a lost connection: the next start repeats this.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(outdated);
    if (rows.length === 0) return;
    log('The collation version has changed: rebuilding the indexes');
    await client.query(`reindex database ${client.escapeIdentifier(connection.database)}`);
    for (const { name } of rows) {
      await client.query(`alter database ${client.escapeIdentifier(name)} refresh collation version`);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
