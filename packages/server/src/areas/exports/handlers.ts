import { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import { actorOf, asUser, type UserCaller } from '../../access/caller.ts';
import { type AuditEntry, audit } from '../../audit/record.ts';
import { says } from '../../audit/says.ts';
import { newId } from '../../basics/ids.ts';
import { conflict, notFound, tooMany } from '../../basics/problems.ts';
import type { Answer, Handlers } from '../../contract/operation-types.ts';
import type { ExportTable } from '../../db/tables-tools.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { addJob } from '../../jobs/add-job.ts';
import { checkFilters } from './check-filters.ts';
import { emptyArray } from './empty-array.ts';
import { exportJob } from './export-job.ts';
import type { Filters } from './export-list.ts';
import { exportName } from './export-name.ts';
import type { ExportOptions } from './export-options.ts';
import { exportLists } from './lists.ts';
import { admitExport } from './permission.ts';

type ExportRow = Selectable<ExportTable>;

const MOST_AT_ONCE = 5;
/** The job runner's delays grow exponentially: the last attempt is about half an hour after the first. */
const EXPORT_ATTEMPTS = 8;
const KEEP_MS = 24 * 3_600_000;
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const exportWire = (row: ExportRow) =>
  ({
    _id: row.id,
    list: row.list,
    format: row.format,
    status: row.status,
    rows: Number(row.rows),
    total: Number(row.total),
    createdDate: row.created_at.toISOString(),
  }) as Answer<'getExport'>;

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

/** Returns the audit entry of a started export. */
const auditEntryOf = (row: ExportRow, user: UserCaller, filters: Filters, requestId: string): AuditEntry => ({
  userTypeId: user.userTypeId,
  actor: actorOf(user),
  action: 'startExport',
  kind: 'export',
  recordId: row.id,
  ...says('history.exportStarted', { list: row.list, format: row.format }),
  after: { list: row.list, format: row.format, filters },
  requestId,
  at: row.created_at,
});

/** Priority of an account's first export: after scheduled jobs, before webhooks. */
const FIRST_PRIORITY = -9;
const LOWEST_STEP = 9;

/** Returns the job's priority: an account's second open export runs after the first ones of all other accounts, and so on. */
async function priorityOf(db: Db, { id, user_type_id }: ExportRow): Promise<number> {
  const { others } = await db
    .selectFrom('exports')
    .select((eb) => eb.fn.countAll<string>().as('others'))
    .where('user_type_id', '=', user_type_id)
    .where('status', 'in', ['waiting', 'running'])
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return FIRST_PRIORITY + Math.min(Number(others), LOWEST_STEP);
}

/** Handles exports of lists. A job writes the file, which only the requester can download, for a day. */
export const exportHandlers: Handlers = {
  reads: {
    getExport: async ({ db, gateway, caller, params }) =>
      exportWire(await ownExport(db, gateway, asUser(caller), params.id)),
  },
  writes: {
    startExport: async ({ db, gateway, caller, body, request, now }) => {
      const user = asUser(caller);
      const list = exportLists[body.list];
      const admitted = admitExport(gateway, list, user);
      const asked = checkFilters(list, body.filters ?? {});
      const filters = list.fill?.(gateway, asked) ?? asked;
      const { zone } = list.query(gateway, admitted, filters);
      await list.assert?.({ db, gateway }, admitted, filters);
      await db.selectFrom('users').select('id').where('id', '=', user.userId).forNoKeyUpdate().execute();
      const open = await db
        .selectFrom('exports')
        .select('id')
        .where('user_id', '=', user.userId)
        .where('status', 'in', ['waiting', 'running'])
        .execute();
      if (open.length >= MOST_AT_ONCE) throw tooMany('export.tooMany', {}, 30);
      const { columns = 'titles', language = 'en', totals = false } = body;
      const options: ExportOptions = { columns, language, totals };
      const row = await db
        .insertInto('exports')
        .values({
          id: newId('exp'),
          user_id: user.userId,
          user_type_id: user.userTypeId,
          list: body.list,
          format: body.format,
          filters: JSON.stringify(filters),
          options: JSON.stringify(options),
          status: 'waiting',
          file_name: exportName(body.list, list, body.format, filters, now, zone),
          created_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      // One queue, so that exports run one after the other and use only one connection.
      await addJob(db, {
        task: 'run_export',
        payload: { exportId: row.id },
        key: exportJob(row.id),
        queue: 'exports',
        maxAttempts: EXPORT_ATTEMPTS,
        priority: await priorityOf(db, row),
      });
      await audit(db, auditEntryOf(row, user, filters, request.id));
      return exportWire(row);
    },
  },
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
