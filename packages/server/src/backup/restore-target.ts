import type pg from 'pg';
import { ConfigError } from '../config/read-config.ts';
import type { Header } from './archive.ts';
import { JOBS_SCHEMA, nameOf, schemaOf, type Table } from './backup-tables.ts';

/** Rows that the job queue makes by itself when it first starts. */
const OWN_OF_THE_QUEUE = new Set(['_private_tasks', '_private_known_crontabs', '_private_job_queues']);
const PATIENCE = '5s';

/** An archive is restored by the version that wrote it; upgrading comes after. */
export async function checkSchema(client: pg.ClientBase, { schema }: Header): Promise<void> {
  const here = await schemaOf(client);
  if (schema.migrations.join() === here.migrations.join() && schema.jobs === here.jobs) return;
  const said = (of: Header['schema']) => `${of.migrations.at(-1) ?? 'nothing'}, jobs ${of.jobs}`;
  throw new ConfigError(
    `The archive was written at another version of the schema (${said(schema)}; here it is ${said(here)}). Restore it with the Daftar that wrote it, then start the newer one, which upgrades it`,
  );
}

/** Nobody else may be at work here, and nothing may be here yet: a restore never mixes two sets of books. */
export async function emptyTarget(client: pg.ClientBase, tables: Table[]): Promise<void> {
  await client.query(`set local lock_timeout = '${PATIENCE}'`);
  const names = tables.map(nameOf).join(', ');
  await client.query(`lock table ${names} in access exclusive mode`).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === '55P03')
      throw new ConfigError('Somebody is at work on this database. Stop Daftar, then restore again');
    throw error;
  });
  await client.query('set local lock_timeout = 0');
  for (const table of tables) {
    if (table.schema === JOBS_SCHEMA && OWN_OF_THE_QUEUE.has(table.name)) continue;
    const { rows } = await client.query(`select 1 from ${nameOf(table)} limit 1`);
    if (rows.length > 0)
      throw new ConfigError(
        `This database is not empty: ${table.name} has rows. Restore into a new, empty database`,
      );
  }
  for (const table of tables.toReversed()) {
    if (OWN_OF_THE_QUEUE.has(table.name)) await client.query(`delete from ${nameOf(table)}`);
  }
}
