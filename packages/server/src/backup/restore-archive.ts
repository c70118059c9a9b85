import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ArchiveEnd, Header, readJson, TableEnd, TableStart } from './archive.ts';
import { COPY_SETTINGS, columnsOf, JOBS_SCHEMA, listTables, nameOf, type Table } from './backup-tables.ts';
import { ArchiveError, type Frame, readFrames } from './frames.ts';
import { checkSchema, emptyTarget } from './restore-target.ts';

type Frames = AsyncIterator<Frame, void, undefined>;

/** Restores an archive into an empty database with the same schema, in one transaction. */
export async function restoreArchive(
  client: pg.ClientBase,
  source: AsyncIterable<Buffer>,
): Promise<ArchiveEnd> {
  const frames: Frames = readFrames(source);
  const header = readJson(await next(frames), 'H', Header);
  await checkSchema(client, header);
  await client.query(`begin; ${COPY_SETTINGS}`);
  try {
    const tables = await listTables(client);
    await emptyTarget(client, tables);
    const restored = await readTables(client, frames, tables);
    for (const table of tables) await continueSequences(client, table);
    await freeJobs(client);
    await endSessions(client);
    await client.query('commit');
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function next(frames: Frames): Promise<Frame | undefined> {
  const { value } = await frames.next();
  return value ?? undefined;
}

async function readTables(client: pg.ClientBase, frames: Frames, tables: Table[]): Promise<ArchiveEnd> {
  const waiting = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const restored = { tables: 0, rows: 0 };
  let frame = await next(frames);
  for (; frame?.kind === 'T'; frame = await next(frames)) {
    const { schema, name, columns } = readJson(frame, 'T', TableStart);
    const table = waiting.get(`${schema}.${name}`);
    if (!table || columns.toSorted().join() !== table.columns.toSorted().join())
      throw new ArchiveError(
        `The archive holds ${schema}.${name} with columns that this database does not have, or holds it twice`,
      );
    waiting.delete(`${schema}.${name}`);
    restored.rows += await readTable(client, frames, table, columns);
    restored.tables += 1;
  }
  const stated = readJson(frame, 'Z', ArchiveEnd);
  if (waiting.size > 0 || stated.tables !== restored.tables || stated.rows !== restored.rows)
    throw new ArchiveError('The archive is damaged: it does not hold as many tables and rows as it states');
  if (await next(frames)) throw new ArchiveError('The archive is damaged: there is data after its end');
  return restored;
}

async function readTable(
  client: pg.ClientBase,
  frames: Frames,
  table: Table,
  columns: string[],
): Promise<number> {
  const hash = createHash('sha256');
  let end: Frame | undefined;
  async function* rows(): AsyncGenerator<Buffer> {
    for (end = await next(frames); end?.kind === 'D'; end = await next(frames)) {
      hash.update(end.payload);
      yield end.payload;
    }
  }
  // The archive holds the tables that triggers maintain, so the triggers must not run again.
  await client.query(`alter table ${nameOf(table)} disable trigger user`);
  const target = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(columns)}) from stdin`));
  await pipeline(Readable.from(rows(), { objectMode: false }), target);
  await client.query(`alter table ${nameOf(table)} enable trigger user`);
  const stated = readJson(end, 'E', TableEnd);
  if (stated.sha256 !== hash.digest('hex') || stated.rows !== target.rowCount)
    throw new ArchiveError(
      `The archive is damaged: the rows of ${table.name} do not match their checksum or count`,
    );
  return stated.rows;
}

/** Sets the table's sequences to continue after the restored rows. */
async function continueSequences(client: pg.ClientBase, table: Table): Promise<void> {
  for (const [column, sequence] of Object.entries(table.sequences)) {
    const highest = `(select max(${columnsOf([column])}) from ${nameOf(table)})`;
    await client.query(`select setval($1, coalesce(${highest}, 1), ${highest} is not null)`, [sequence]);
  }
}

/** Unlocks jobs that were running when the backup was taken: those processes do not exist here. */
async function freeJobs(client: pg.ClientBase): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(
      `update ${JOBS_SCHEMA}.${table} set locked_at = null, locked_by = null where locked_by is not null`,
    );
}

/**
 * Revokes all sessions: a session that ended after the backup (by logout or a new password) must not become valid again.
 */
async function endSessions(client: pg.ClientBase): Promise<void> {
  await client.query('update login_sessions set revoked_at = now() where revoked_at is null');
}
