import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type ArchiveEnd, FORMAT, FORMAT_VERSION, type Header } from './archive.ts';
import { COPY_SETTINGS, columnsOf, listTables, nameOf, schemaOf, type Table } from './backup-tables.ts';
import { frame, jsonFrame } from './frames.ts';

/** Approximate size of a frame with rows. COPY yields a chunk per row, and a frame for each row would waste space. */
const BLOCK_BYTES = 256 * 1024;

/** Writes a consistent snapshot of all tables without blocking writers; keeps one block in memory. */
export async function writeArchive(client: pg.ClientBase, output: Writable): Promise<ArchiveEnd> {
  await client.query(`begin isolation level repeatable read read only; ${COPY_SETTINGS}`);
  try {
    const end: ArchiveEnd = { tables: 0, rows: 0 };
    await pipeline(Readable.from(frames(client, end), { objectMode: false }), createGzip(), output);
    await client.query('commit');
    return end;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function* frames(client: pg.ClientBase, end: ArchiveEnd): AsyncGenerator<Buffer> {
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    takenAt: new Date().toISOString(),
    schema: await schemaOf(client),
  };
  yield jsonFrame('H', header);
  for (const table of await listTables(client)) {
    end.tables += 1;
    end.rows += yield* tableFrames(client, table);
  }
  yield jsonFrame('Z', end);
}

async function* tableFrames(client: pg.ClientBase, table: Table): AsyncGenerator<Buffer, number> {
  const { schema, name, columns } = table;
  yield jsonFrame('T', { schema, name, columns });
  // COPY reads a partitioned table only through a query.
  const rows = client.query(copyTo(`copy (select ${columnsOf(columns)} from ${nameOf(table)}) to stdout`));
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const block of blocks(rows)) {
    hash.update(block);
    bytes += block.length;
    yield frame('D', block);
  }
  // The stream ends before the server has sent the row count. After the answer to another statement, the count is there.
  await client.query('select');
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
