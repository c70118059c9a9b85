import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type ArchiveEnd, FORMAT, FORMAT_VERSION, type Header } from './archive.ts';
import { columnsOf, listTables, nameOf, schemaOf, type Table, TEXT_FORM } from './backup-tables.ts';
import { frame, jsonFrame } from './frames.ts';

/** Rows are gathered into blocks of about this size: a frame for each of them would cost more than its bytes. */
const BLOCK_BYTES = 256 * 1024;

/** Writes all tables as they are at one moment, while others go on writing; holds one block at a time. */
export async function writeArchive(client: pg.ClientBase, output: Writable): Promise<ArchiveEnd> {
  await client.query(`begin isolation level repeatable read read only; ${TEXT_FORM}`);
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
  // Of a partitioned table only a query can be copied.
  const rows = client.query(copyTo(`copy (select ${columnsOf(columns)} from ${nameOf(table)}) to stdout`));
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const block of blocks(rows)) {
    hash.update(block);
    bytes += block.length;
    yield frame('D', block);
  }
  // The stream ends before the server has said how many rows there were; the next answer comes after that.
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
