import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import type { Db } from '../db/transaction.ts';
import { ArchiveEnd, Header, readJson, TableEnd, TableStart } from './archive.ts';
import { COPY_SETTINGS, columnsOf, JOBS_SCHEMA, listTables, nameOf, type Table } from './backup-tables.ts';
import { ArchiveError, type Frame, readFrames } from './frames.ts';
import { checkSchema, emptyTarget } from './restore-target.ts';
import type { Session } from './session.ts';

type Frames = AsyncIterator<Frame, void, undefined>;

/** Restores an archive into an empty database with the same schema, in one transaction. */
export async function restoreArchive(
  { client, db }: Session,
  source: AsyncIterable<Buffer>,
): Promise<ArchiveEnd> {
  const frames: Frames = readFrames(source);
  const header = readJson(await next(frames), 'H', Header);
  await checkSchema(db, header);
  return db.transaction().execute(async (trx) => {
    await COPY_SETTINGS.execute(trx);
    const tables = await listTables(trx);
    await emptyTarget(trx, tables);
    const restored = await readTables({ client, db: trx }, frames, tables);
    for (const table of tables) await continueSequences(trx, table);
    await freeJobs(trx);
    await endSessions(trx);
    return restored;
  });
}

async function next(frames: Frames): Promise<Frame | undefined> {
  const { value } = await frames.next();
  return value ?? undefined;
}

async function readTables(session: Session, frames: Frames, tables: Table[]): Promise<ArchiveEnd> {
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
    restored.rows += await readTable(session, frames, table, columns);
    restored.tables += 1;
  }
  const stated = readJson(frame, 'Z', ArchiveEnd);
  if (waiting.size > 0 || stated.tables !== restored.tables || stated.rows !== restored.rows)
    throw new ArchiveError('The archive is damaged: it does not hold as many tables and rows as it states');
  if (await next(frames)) throw new ArchiveError('The archive is damaged: there is data after its end');
  return restored;
}

async function readTable(
  { client, db }: Session,
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
  // The archive also contains the tables that triggers fill, so the triggers must not run again.
  await sql`alter table ${nameOf(table)} disable trigger user`.execute(db);
  const copy = sql`copy ${nameOf(table)} (${columnsOf(columns)}) from stdin`.compile(db);
  const target = client.query(copyFrom(copy.sql));
  await pipeline(Readable.from(rows(), { objectMode: false }), target);
  await sql`alter table ${nameOf(table)} enable trigger user`.execute(db);
  const stated = readJson(end, 'E', TableEnd);
  if (stated.sha256 !== hash.digest('hex') || stated.rows !== target.rowCount)
    throw new ArchiveError(
      `The archive is damaged: the rows of ${table.name} do not match their checksum or count`,
    );
  return stated.rows;
}

/** Sets the table's sequences to continue after the restored rows. */
async function continueSequences(db: Db, table: Table): Promise<void> {
  for (const [column, sequence] of Object.entries(table.sequences)) {
    const highest = sql`(select max(${sql.id(column)}) from ${nameOf(table)})`;
    await sql`select setval(${sequence}, coalesce(${highest}, 1), ${highest} is not null)`.execute(db);
  }
}

/** Unlocks jobs that were running at the time of the backup: their processes no longer exist. */
async function freeJobs(db: Db): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await sql`update ${sql.id(JOBS_SCHEMA, table)} set locked_at = null, locked_by = null
      where locked_by is not null`.execute(db);
}

/**
 * Revokes all sessions: a session that ended after the backup (by logout or a new password) must not become valid again.
 */
async function endSessions(db: Db): Promise<void> {
  await sql`update login_sessions set revoked_at = now() where revoked_at is null`.execute(db);
}
