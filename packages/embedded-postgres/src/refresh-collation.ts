import { Client } from 'pg';
import type { Connection } from './attach.ts';

const outdated = `select datname as name from pg_database
  where datallowconn and datcollversion is distinct from pg_database_collation_actual_version(oid)`;

/** Puts the indexes in order again when the binaries bring another version of ICU, which may sort some letters differently. */
export async function refreshCollation(connection: Connection, log: (line: string) => void): Promise<void> {
  const client = new Client(connection);
  // The server may be killed meanwhile: the next start does this again.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(outdated);
    if (rows.length === 0) return;
    log('The order of letters has changed: rebuilding the indexes');
    await client.query(`reindex database ${client.escapeIdentifier(connection.database)}`);
    for (const { name } of rows) {
      await client.query(`alter database ${client.escapeIdentifier(name)} refresh collation version`);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
