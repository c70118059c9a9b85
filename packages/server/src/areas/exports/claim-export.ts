import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ExportTable } from '../../db/tables-tools.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';

export type ExportRun = Pick<Selectable<ExportTable>, 'id' | 'run'>;

/** Thrown when a later run of the export's job has begun. */
export class ExportTakenOver extends Error {
  override name = 'ExportTakenOver';
}

/**
 * Begins a run of an export: counts it, so that an earlier run can write nothing more, and deletes what earlier runs have
 * written. Returns undefined when the export has ended.
 */
export const claimExport = (db: Db, id: string): Promise<Selectable<ExportTable> | undefined> =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('exports')
      .set((eb) => ({ run: eb('run', '+', 1), status: 'running', rows: 0, size: 0 }))
      .where('id', '=', id)
      .where('status', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst();
    // A statement of its own: its snapshot also contains the chunk whose commit the update has waited for.
    if (row) await trx.deleteFrom('export_chunks').where('export_id', '=', id).execute();
    return row;
  });

/** An update of an export that applies only during this run. */
export const ownRun = (db: Db, { id, run }: ExportRun) =>
  db.updateTable('exports').where('id', '=', id).where('run', '=', run);

/** Stores a piece of an export's file. Throws `ExportTakenOver` if a later run has begun. */
export async function storeChunk(db: Db, { id, run }: ExportRun, seq: number, bytes: Buffer): Promise<void> {
  // The lock makes a later run wait until this piece is committed, so that it deletes the piece.
  const { numInsertedOrUpdatedRows } = await db
    .with('own', (own) =>
      own.selectFrom('exports').select('id').where('id', '=', id).where('run', '=', run).forShare(),
    )
    .insertInto('export_chunks')
    .columns(['export_id', 'seq', 'bytes'])
    .expression((eb) =>
      eb
        .selectFrom('own')
        .select(['id', sql<number>`${seq}::integer`.as('seq'), sql<Buffer>`${bytes}::bytea`.as('bytes')]),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new ExportTakenOver(`Another run writes ${id}`);
}
