import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ArchiveEnd, Header, readJson, TableEnd, TableStart } from './archive.ts';
import { columnsOf, JOBS_SCHEMA, listTables, nameOf, type Table, TEXT_FORM } from './backup-tables.ts';
import { ArchiveError, type Frame, readFrames } from './frames.ts';
import { checkSchema, emptyTarget } from './restore-target.ts';

type Frames = AsyncIterator<Frame, void, undefined>;

/** Fills an empty database of the same schema from an archive's bytes, all of it in one transaction or nothing. */
export async function restoreArchive(
  client: pg.ClientBase,
  source: AsyncIterable<Buffer>,
): Promise<ArchiveEnd> {
  const frames: Frames = readFrames(source);
  const header = readJson(await next(frames), 'H', Header);
  await checkSchema(client, header);
  await client.query(`begin; ${TEXT_FORM}`);
  try {
    const tables = await listTables(client);
    await emptyTarget(client, tables);
    const restored = await readTables(client, frames, tables);
    for (const table of tables) await numberOn(client, table);
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
        `The archive holds ${schema}.${name} in a form that this database does not have`,
      );
    waiting.delete(`${schema}.${name}`);
    restored.rows += await readTable(client, frames, table, columns);
    restored.tables += 1;
  }
  const said = readJson(frame, 'Z', ArchiveEnd);
  if (waiting.size > 0 || said.tables !== restored.tables || said.rows !== restored.rows)
    throw new ArchiveError('The archive is damaged: it does not hold all that it says');
  if (await next(frames)) throw new ArchiveError('The archive is damaged: it goes on after its end');
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
  // What the triggers keep is in the archive itself.
  await client.query(`alter table ${nameOf(table)} disable trigger user`);
  const target = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(columns)}) from stdin`));
  await pipeline(Readable.from(rows(), { objectMode: false }), target);
  await client.query(`alter table ${nameOf(table)} enable trigger user`);
  const said = readJson(end, 'E', TableEnd);
  if (said.sha256 !== hash.digest('hex') || said.rows !== target.rowCount)
    throw new ArchiveError(
      `The archive is damaged: the rows of ${table.name} are not those that were written`,
    );
  return said.rows;
}

/** New rows are numbered after those that were restored. */
async function numberOn(client: pg.ClientBase, table: Table): Promise<void> {
  for (const [column, sequence] of Object.entries(table.sequences)) {
    const highest = `(select max(${columnsOf([column])}) from ${nameOf(table)})`;
    await client.query(`select setval($1, coalesce(${highest}, 1), ${highest} is not null)`, [sequence]);
  }
}

/** The processes that held jobs when the backup was taken do not hold them here. */
async function freeJobs(client: pg.ClientBase): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(
      `update ${JOBS_SCHEMA}.${table} set locked_at = null, locked_by = null where locked_by is not null`,
    );
}

/** Who signed out since the backup, or was signed out by a new password, must not be signed in again by what it holds. */
async function endSessions(client: pg.ClientBase): Promise<void> {
  await client.query('update login_sessions set revoked_at = now() where revoked_at is null');
}
