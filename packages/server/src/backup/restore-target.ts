import { sql } from 'kysely';
import { ConfigError } from '../config/read-config.ts';
import { type Db, sqlState } from '../db/transaction.ts';
import type { Header } from './archive.ts';
import { JOBS_SCHEMA, nameOf, schemaOf, type Table } from './backup-tables.ts';

/** Tables that the job queue itself fills at its first start. */
const FILLED_BY_QUEUE = new Set(['_private_tasks', '_private_known_crontabs', '_private_job_queues']);
const LOCK_TIMEOUT = '5s';
const LOCK_NOT_AVAILABLE = '55P03';

/** Throws `ConfigError` when the archive's schema version differs from the database's. */
export async function checkSchema(db: Db, { schema }: Header): Promise<void> {
  const here = await schemaOf(db);
  if (schema.migrations.join() === here.migrations.join() && schema.jobs === here.jobs) return;
  const describe = (of: Header['schema']) => `${of.migrations.at(-1) ?? 'nothing'}, jobs ${of.jobs}`;
  throw new ConfigError(
    `The archive has another version of the schema (${describe(schema)}; this database has ${describe(here)}). Restore it with the version of Daftar that wrote it, then start the newer version, which upgrades it`,
  );
}

/**
 * Locks all tables, and deletes the rows that the job queue inserted itself. Throws `ConfigError` if any other table has rows,
 * because a restore must never mix two sets of books.
 */
export async function emptyTarget(db: Db, tables: Table[]): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
  const lock = sql`lock table ${sql.join(tables.map(nameOf))} in access exclusive mode`;
  await lock.execute(db).catch((error: unknown) => {
    if (sqlState(error) === LOCK_NOT_AVAILABLE)
      throw new ConfigError('Another process is using this database. Stop Daftar, then restore again');
    throw error;
  });
  await sql`set local lock_timeout = 0`.execute(db);
  for (const table of tables) {
    if (table.schema === JOBS_SCHEMA && FILLED_BY_QUEUE.has(table.name)) continue;
    const { rows } = await sql`select 1 from ${nameOf(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new ConfigError(
        `This database is not empty: ${table.name} has rows. Restore into a new, empty database`,
      );
  }
  for (const table of tables.toReversed()) {
    if (FILLED_BY_QUEUE.has(table.name)) await sql`delete from ${nameOf(table)}`.execute(db);
  }
}
