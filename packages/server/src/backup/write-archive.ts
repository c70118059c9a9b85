import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { to as copyTo } from 'pg-copy-streams';
import { type ArchiveEnd, FORMAT, FORMAT_VERSION, type Header } from './archive.ts';
import { COPY_SETTINGS, columnsOf, listTables, nameOf, schemaOf, type Table } from './backup-tables.ts';
import { frame, jsonFrame } from './frames.ts';
import type { Session } from './session.ts';

/** Approximate size of a frame with rows. COPY yields a chunk per row, and a frame for each row would waste space. */
const BLOCK_BYTES = 256 * 1024;

/** Writes a consistent snapshot of all tables without blocking writers; keeps one block in memory. */
export const writeArchive = ({ client, db }: Session, output: Writable): Promise<ArchiveEnd> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await COPY_SETTINGS.execute(trx);
      const end: ArchiveEnd = { tables: 0, rows: 0 };
      const written = Readable.from(frames({ client, db: trx }, end), { objectMode: false });
      await pipeline(written, createGzip(), output);
      return end;
    });

async function* frames(session: Session, end: ArchiveEnd): AsyncGenerator<Buffer> {
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    takenAt: new Date().toISOString(),
    schema: await schemaOf(session.db),
  };
  yield jsonFrame('H', header);
  for (const table of await listTables(session.db)) {
    end.tables += 1;
    end.rows += yield* tableFrames(session, table);
  }
  yield jsonFrame('Z', end);
}

async function* tableFrames({ client, db }: Session, table: Table): AsyncGenerator<Buffer, number> {
  const { schema, name, columns } = table;
  yield jsonFrame('T', { schema, name, columns });
  // COPY reads a partitioned table only through a query.
  const copy = sql`copy (select ${columnsOf(columns)} from ${nameOf(table)}) to stdout`.compile(db);
  const rows = client.query(copyTo(copy.sql));
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const block of blocks(rows)) {
    hash.update(block);
    bytes += block.length;
    yield frame('D', block);
  }
  // The stream ends before the row count arrives. The count arrives before the response to the next statement.
  await sql`select`.execute(db);
  yield jsonFrame('E', { rows: rows.rowCount, bytes, sha256: hash.digest('hex') });
  return rows.rowCount;
}

async function* blocks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    size += chunk.length;
    if (size < BLOCK_BYTES) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(gathered);
}
