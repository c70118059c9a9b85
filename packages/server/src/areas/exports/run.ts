import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { whileWriting } from '../../jobs/while-writing.ts';
import type { Cell } from '../../sheets/csv.ts';
import { callerOf } from './caller-of.ts';
import { cellWriter } from './cell-writer.ts';
import { claimExport, type ExportRun, ExportTakenOver, ownRun, storeChunk } from './claim-export.ts';
import { emptyArray } from './empty-array.ts';
import type { ExportList, Filters, Query, Wire } from './export-list.ts';
import type { ExportOptions } from './export-options.ts';
import { fileOf } from './file-of.ts';
import { filterNames } from './filter-names.ts';
import { layoutOf } from './layout.ts';
import { exportLists } from './lists.ts';
import { admitExport } from './permission.ts';
import { Totals } from './totals.ts';

const ROWS_PER_FETCH = 50;
const ROWS_PER_PROGRESS = 2_000;
/**
 * Small, because the driver receives bytea as hex text of twice the length, and V8 keeps texts above 128 KiB until a full
 * garbage collection.
 */
const CHUNK_BYTES = 49_152;

interface ExportRow extends ExportRun {
  user_id: string;
  list: keyof typeof exportLists;
  format: 'csv' | 'xlsx';
  filters: Filters;
  options: ExportOptions;
}

/**
 * Writes an export's file with the user's current permissions, from one snapshot of the database. The job may run a second time
 * while this process is frozen; then only the later run writes.
 */
export async function runExport(
  gateway: Gateway,
  exportId: string,
  stopped: AbortSignal | undefined,
): Promise<void> {
  const { direct, now, payments } = gateway;
  const row = await claimExport(payments.db, exportId);
  if (!row) return;
  try {
    // Uses only one connection of the pool, because the pool may be small.
    await whileWriting(direct.exports.db, (connection) => writeExport(gateway, connection, row, stopped));
  } catch (error) {
    // A shutdown interrupted the export: another process will run the job again.
    if (stopped?.aborted) throw error;
    if (error instanceof ExportTakenOver) return;
    gateway.log.error(
      { exportId, reason: error instanceof Error ? error.message : 'unknown' },
      'the export failed',
    );
    await ownRun(payments.db, row)
      .set({ status: 'failed', ended_at: now() })
      .where('status', '=', 'running')
      .execute();
  }
}

/** Returns the columns and sums of a list that the caller may see. */
function seenBy(caller: UserCaller, { columns, sums = [], hidden }: ExportList) {
  const unseen = hidden?.(caller) ?? [];
  return {
    fields: columns.filter((field) => !unseen.includes(field)),
    sums: sums.filter(({ amount }) => !unseen.includes(amount)),
  };
}

async function writeExport(
  gateway: Gateway,
  connection: Db,
  row: ExportRow,
  stopped: AbortSignal | undefined,
): Promise<void> {
  const list = exportLists[row.list];
  const user = await callerOf(gateway, connection, row.user_id);
  if (!list || !user) throw new Error('The list does not exist, or the user is inactive');
  const caller = admitExport(gateway, list, user);
  const query = await list.query(gateway, caller, row.filters, connection);
  const asOf = gateway.now();
  const { total, balances } = await openCursor(connection, query);
  try {
    const update = ownRun(connection, row);
    await update.set({ total }).execute();
    const ownerName = gateway.owner.name;
    const { fields, sums } = seenBy(caller, list);
    const totals = new Totals({ ...list, sums });
    const columns = layoutOf(row.list, fields, row.options, ownerName);
    const toCells = cellWriter(columns, row.options, row.format, query.zone);
    const shown = (row.options.columns !== 'api' && query.shown) || ((wire: Wire) => wire);
    const write = (wire: Wire) => {
      totals.add(wire);
      return toCells(shown(wire));
    };
    const cells = cellsOf(connection, row, query, write, stopped);
    const names = await filterNames(connection, user, row.filters);
    const { totalsBy = [] } = list;
    const about = { asOf, requester: user.name, ownerName, balances, names, totalsBy };
    const source = { ...row, zone: query.zone, ...about };
    const file = fileOf(cells, row.format, columns, source, totals);
    const size = await storeChunks(connection, row, file);
    await update
      .set((eb) => ({ status: 'done', rows: eb.ref('total'), size, ended_at: gateway.now() }))
      .execute();
  } finally {
    await sql`close exported`.execute(connection);
  }
}

/**
 * Counts the rows, reads the balances and opens a cursor on the same snapshot. `with hold` materializes the rows, so that no
 * transaction stays open.
 */
const openCursor = (connection: Db, { rows, order, balances }: Query) =>
  connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // A large export may take longer than the pool's statement timeout.
      await sql`set local statement_timeout = 0`.execute(trx);
      const counted = await sql<{ total: string }>`select count(*) as total from (${rows}) counted`.execute(
        trx,
      );
      await sql`
        declare exported no scroll cursor with hold for ${rows} order by ${sql.raw(order)}`.execute(trx);
      const read = await balances?.execute(trx);
      return { total: Number(counted.rows[0]?.total ?? 0), balances: read?.rows ?? [] };
    });

/** Yields the rows' cells in batches, and stores the number of rows written so far. */
async function* cellsOf(
  connection: Db,
  run: ExportRun,
  { toWire, toWires }: Query,
  write: (wire: Record<string, unknown>) => Cell[],
  stopped: AbortSignal | undefined,
): AsyncGenerator<Cell[][]> {
  let written = 0;
  for (;;) {
    stopped?.throwIfAborted();
    const { rows } = await sql`fetch ${sql.lit(ROWS_PER_FETCH)} from exported`.execute(connection);
    const more = rows.length === ROWS_PER_FETCH;
    const wires = toWires && (await toWires(connection, rows as never[]));
    const cells = wires ? wires.map(write) : rows.map((row) => write(toWire(row as never)));
    emptyArray(rows);
    // Yields batches instead of rows: one promise per row would stay in memory until a full garbage collection.
    yield cells;
    if (!more) return;
    written += ROWS_PER_FETCH;
    if (written % ROWS_PER_PROGRESS === 0) await ownRun(connection, run).set({ rows: written }).execute();
  }
}

async function storeChunks(connection: Db, run: ExportRun, pieces: AsyncIterable<Buffer>): Promise<number> {
  // One block for all chunks: a new buffer for each would stay in memory until a full garbage collection.
  const block = Buffer.alloc(CHUNK_BYTES);
  let [used, size, seq] = [0, 0, 0];
  const flush = async () => {
    if (used === 0) return;
    await storeChunk(connection, run, seq, block.subarray(0, used));
    [used, seq] = [0, seq + 1];
  };
  for await (const piece of pieces) {
    for (let sent = 0; sent < piece.length; ) {
      const copied = piece.copy(block, used, sent);
      [used, sent] = [used + copied, sent + copied];
      if (used === CHUNK_BYTES) await flush();
    }
    size += piece.length;
  }
  await flush();
  return size;
}
