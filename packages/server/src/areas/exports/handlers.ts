import { Readable } from 'node:stream';
import { asUser, type UserCaller } from '../../access/caller.ts';
import { conflict, notFound } from '../../basics/problems.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { emptyArray } from './empty-array.ts';
import { type ExportRow, exportWire } from './export-wire.ts';
import { exportLists } from './lists.ts';
import { admitExport } from './permission.ts';
import { startExport } from './start-export.ts';

const KEEP_MS = 24 * 3_600_000;
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Returns the caller's export if it is less than a day old; throws 404 otherwise. */
async function ownExport(db: Db, gateway: Gateway, caller: UserCaller, id: string): Promise<ExportRow> {
  const row = await db
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', caller.userId)
    .where('user_type_id', '=', caller.userTypeId)
    .where('created_at', '>', new Date(gateway.now().getTime() - KEEP_MS))
    .executeTakeFirst();
  if (!row) throw notFound('export.missing');
  return row;
}

/**
 * Yields the file in chunks. Throws when the file is deleted meanwhile. This breaks the connection, so the client notices that
 * the file is incomplete.
 */
async function* chunksOf({ db }: Gateway, { id, size }: ExportRow): AsyncGenerator<Buffer> {
  let sent = 0;
  for (let seq = 0; sent < Number(size); seq += 1) {
    const rows = await db
      .selectFrom('export_chunks')
      .select('bytes')
      .where('export_id', '=', id)
      .where('seq', '=', seq)
      .execute();
    const [chunk] = rows;
    emptyArray(rows);
    if (!chunk) throw new Error(`The file of ${id} is gone`);
    sent += chunk.bytes.length;
    yield chunk.bytes;
  }
}

/** Handles exports of lists. A job writes the file, which only the requester can download, for a day. */
export const exportHandlers: Handlers = {
  reads: {
    getExport: async ({ db, gateway, caller, params }) =>
      exportWire(await ownExport(db, gateway, asUser(caller), params.id)),
  },
  writes: { startExport },
  streams: {
    getExportFile: async ({ db, gateway, caller, params, reply }) => {
      const user = asUser(caller);
      const row = await ownExport(db, gateway, user, params.id);
      admitExport(gateway, exportLists[row.list], user);
      if (row.status !== 'done') throw conflict('export.notReady');
      reply.header('content-disposition', `attachment; filename="${row.file_name}"`);
      reply.header('content-length', row.size).type(TYPES[row.format]);
      await reply.send(Readable.from(chunksOf(gateway, row)));
    },
  },
};
