import { actorOf, asUser, type UserCaller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { type AuditEntry, audit } from '../../audit/record.ts';
import { newId } from '../../basics/ids.ts';
import { tooMany } from '../../basics/problems.ts';
import type { Answer, Input } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import { userById } from '../../records/by-id.ts';
import { checkFilters } from './check-filters.ts';
import { exportJob } from './export-job.ts';
import type { Filters } from './export-list.ts';
import { exportName } from './export-name.ts';
import type { ExportOptions } from './export-options.ts';
import { type ExportRow, exportWire } from './export-wire.ts';
import { exportLists } from './lists.ts';
import { admitExport } from './permission.ts';

const MOST_AT_ONCE = 5;
/** The job runner's delays grow exponentially: the last attempt is about half an hour after the first. */
const EXPORT_ATTEMPTS = 8;

/** Returns the audit entry of a started export. */
const auditEntryOf = (row: ExportRow, user: UserCaller, filters: Filters, requestId: string): AuditEntry => ({
  userTypeId: user.userTypeId,
  actor: actorOf(user),
  action: 'startExport',
  kind: 'export',
  recordId: row.id,
  ...historyMessage('history.exportStarted', { list: row.list, format: row.format }),
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

/** Adds the job that writes the file. */
async function addExportJob(db: Trx, row: ExportRow): Promise<void> {
  // One queue, so that exports run one after the other and use only one connection.
  await addJob(db, {
    task: 'run_export',
    payload: { exportId: row.id },
    key: exportJob(row.id),
    queue: 'exports',
    maxAttempts: EXPORT_ATTEMPTS,
    priority: await priorityOf(db, row),
  });
}

/** Throws 429 if the user has too many open exports. Locks the user, so that two requests at once count each other's. */
async function assertFewOpen(db: Trx, { userId }: UserCaller): Promise<void> {
  await userById(db, userId).select('id').forNoKeyUpdate().execute();
  const open = await db
    .selectFrom('exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
  if (open.length >= MOST_AT_ONCE) throw tooMany('export.tooMany', {}, 30);
}

/** Starts an export: checks the request, then leaves the file to a job. */
export async function startExport({
  db,
  gateway,
  caller,
  body,
  request,
  now,
}: Input<'startExport', Trx>): Promise<Answer<'startExport'>> {
  const user = asUser(caller);
  const list = exportLists[body.list];
  const admitted = admitExport(gateway, list, user);
  const asked = checkFilters(list, body.filters ?? {});
  const filters = list.fill?.(gateway, asked) ?? asked;
  const { zone } = await list.query(gateway, admitted, filters, db);
  await list.assert?.({ db, gateway }, admitted, filters);
  await assertFewOpen(db, user);
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
  await addExportJob(db, row);
  await audit(db, auditEntryOf(row, user, filters, request.id));
  return exportWire(row);
}
