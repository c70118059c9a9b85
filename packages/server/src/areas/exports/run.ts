import type pg from 'pg';
import type { Gateway } from '../../gateway.ts';
import { whileWriting } from '../../jobs/while-writing.ts';
import { cellAt } from '../../sheets/cell-at.ts';
import { type Cell, csvFile } from '../../sheets/csv.ts';
import { xlsxFile } from '../../sheets/xlsx.ts';
import { callerOf } from './caller-of.ts';
import { emptyArray } from './empty-array.ts';
import type { ExportList, Filters, Query } from './export-list.ts';
import { exportLists } from './lists.ts';
import { admitExport } from './permission.ts';
import { Totals } from './totals.ts';

const ROWS_PER_FETCH = 50;
const ROWS_PER_PROGRESS = 2_000;
/**
 * Small, because the driver receives bytea as hex text, twice as long, and V8 keeps texts above 128 KiB until a full
 * garbage collection.
 */
const CHUNK_BYTES = 49_152;

interface ExportRow {
  id: string;
  user_id: string;
  list: keyof typeof exportLists;
  format: 'csv' | 'xlsx';
  filters: Filters;
  status: string;
}

/** Writes an export's file with the user's current permissions, from one snapshot of the database. */
export async function runExport(
  gateway: Gateway,
  exportId: string,
  stopped: AbortSignal | undefined,
): Promise<void> {
  const { pool, now, payments } = gateway;
  const row = await payments.db
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', exportId)
    .executeTakeFirst();
  if (!row || row.status === 'done' || row.status === 'failed') return;
  // Uses only one connection, because the pool may be small.
  const client = await pool.connect();
  try {
    await whileWriting(client, () => writeExport(gateway, client, row, stopped));
    client.release();
  } catch (error) {
    client.release(true);
    // Interrupted by a shutdown: the job is retried by another process.
    if (stopped?.aborted) throw error;
    gateway.log.error(
      { exportId, reason: error instanceof Error ? error.message : 'unknown' },
      'the export failed',
    );
    await payments.db
      .updateTable('exports')
      .set({ status: 'failed', ended_at: now() })
      .where('id', '=', exportId)
      .execute();
  }
}

async function writeExport(
  gateway: Gateway,
  client: pg.PoolClient,
  row: ExportRow,
  stopped: AbortSignal | undefined,
) {
  const list = exportLists[row.list];
  const user = await callerOf(gateway, client, row.user_id);
  if (!list || !user) throw new Error('The list does not exist, or the user is inactive');
  const query = list.query(gateway, admitExport(gateway, list, user), row.filters);
  const asOf = gateway.now();
  const total = await openCursor(client, query);
  await client.query("update exports set status = 'running', rows = 0, size = 0, total = $2 where id = $1", [
    row.id,
    total,
  ]);
  await client.query('delete from export_chunks where export_id = $1', [row.id]);
  const cells = cellsOf(client, row, list, query, asOf, stopped);
  const size = await storeChunks(client, row.id, row.format === 'csv' ? csvFile(cells) : xlsxFile(cells));
  await client.query('close exported');
  await client.query(
    "update exports set status = 'done', rows = total, size = $2, ended_at = $3 where id = $1",
    [row.id, size, gateway.now()],
  );
}

/**
 * Counts the rows and opens a cursor on the same snapshot. `with hold` materializes the rows, so that no transaction stays
 * open.
 */
async function openCursor(client: pg.PoolClient, { sql, values, order }: Query): Promise<number> {
  await client.query('begin isolation level repeatable read');
  // A large export may take longer than the pool's statement timeout.
  await client.query('set local statement_timeout = 0');
  const counted = await client.query<{ total: string }>(`select count(*) as total from (${sql}) counted`, [
    ...values,
  ]);
  await client.query(`declare exported no scroll cursor with hold for ${sql} order by ${order}`, [...values]);
  await client.query('commit');
  return Number(counted.rows[0]?.total ?? 0);
}

async function* cellsOf(
  client: pg.PoolClient,
  { id, filters }: ExportRow,
  list: ExportList,
  { toWire, zone }: Query,
  asOf: Date,
  stopped: AbortSignal | undefined,
): AsyncGenerator<Cell[][]> {
  const totals = new Totals(list.sums);
  yield [list.columns];
  for (;;) {
    stopped?.throwIfAborted();
    const { rows } = await client.query(`fetch ${ROWS_PER_FETCH} from exported`);
    const more = rows.length === ROWS_PER_FETCH;
    const cells = rows.map((row) => {
      const wire = toWire(row as never);
      totals.add(wire);
      return list.columns.map((column) => cellAt(wire, column));
    });
    emptyArray(rows);
    // Yields batches, because a promise per row would stay in memory in the same way.
    yield cells;
    if (!more) break;
    if (totals.rows % ROWS_PER_PROGRESS === 0)
      await client.query('update exports set rows = $2 where id = $1', [id, totals.rows]);
  }
  yield [...totals.lines(filters, zone, asOf)];
}

async function storeChunks(
  client: pg.PoolClient,
  id: string,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  let held: Buffer[] = [];
  let [bytes, size, seq] = [0, 0, 0];
  const flush = async () => {
    if (bytes === 0) return;
    const values = [id, seq, Buffer.concat(held)];
    await client.query('insert into export_chunks (export_id, seq, bytes) values ($1, $2, $3)', values);
    emptyArray(values);
    [held, bytes, seq] = [[], 0, seq + 1];
  };
  for await (const piece of pieces) {
    held.push(piece);
    bytes += piece.length;
    size += piece.length;
    if (bytes >= CHUNK_BYTES) await flush();
  }
  await flush();
  return size;
}
