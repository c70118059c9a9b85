import { formatListDate } from '@daftar/domain';
import { type Selectable, sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { conflict, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { ApprovalFileTable, ApprovalUploadTable } from '../../db/tables-payouts.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { indexedNullsLast } from '../../lists/sort.ts';
import { periodOf } from '../payouts/public.ts';

/** FROM clause: rows `r` of approval files with their payout `p`, if it still exists. */
export const ROWS_WITH_PAYOUTS = 'approval_rows r left join payouts p on p.id = r.payout_id';

/** A part of a file: the rows after number `after`, up to number `upTo`. */
export interface RowRange {
  fileName: string;
  after: number;
  upTo: number;
}

/**
 * SQL: selects the rows `r` of a part of a file. Statements on a part need both bounds: PostgreSQL has no statistics of a new
 * file, and would read all of its rows for each part.
 */
export const inRange = ({ fileName, after, upTo }: RowRange) =>
  sql<boolean>`r.file_name = ${fileName} and r.row > ${after} and r.row <= ${upTo}`;

/** Yields a file's parts of at most `size` rows, in the file's order. */
export async function* rangesOf(db: Db, fileName: string, size: number): AsyncGenerator<RowRange> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(row), 0) as last from approval_rows where file_name = ${fileName}`.execute(db);
  const last = rows[0]?.last ?? 0;
  for (let after = 0; after < last; after += size) yield { fileName, after, upTo: after + size };
}

/** The user who uploaded a file. */
export type Uploader = Pick<UserCaller, 'userId' | 'name'>;
export type UploadRow = Selectable<ApprovalUploadTable>;
export type FileRow = Selectable<ApprovalFileTable>;

/** Returns a file that the caller uploaded; throws 404 for others. */
export async function ownUpload(
  db: Db,
  caller: Pick<Uploader, 'userId'>,
  fileName: string,
): Promise<UploadRow> {
  const row = await db
    .selectFrom('approval_uploads')
    .selectAll()
    .where('file_name', '=', fileName)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (!row) throw notFound('file.missing');
  return row;
}

/** Like `ownUpload`, but locks the row. */
export async function lockUpload(
  trx: Trx,
  caller: Pick<Uploader, 'userId'>,
  fileName: string,
): Promise<UploadRow> {
  await trx
    .selectFrom('approval_uploads')
    .select('file_name')
    .where('file_name', '=', fileName)
    .forUpdate()
    .execute();
  return ownUpload(trx, caller, fileName);
}

/** Throws 409 when the file, or one with the same content, was already processed. */
export async function assertNotProcessed(
  db: Db,
  gateway: Gateway,
  { file_name, sha256 }: Pick<UploadRow, 'file_name' | 'sha256'>,
): Promise<void> {
  const done = await db
    .selectFrom('approval_files')
    .select('created_at')
    .where((eb) => eb.or([eb('file_name', '=', file_name), eb('sha256', '=', sha256)]))
    .limit(1)
    .executeTakeFirst();
  if (done) throw processedBefore(gateway, done.created_at);
}

/** Returns a 409 with the day of processing, in the platform owner's time zone. */
export const processedBefore = ({ settings }: Gateway, at: Date) =>
  conflict('file-processed', { date: formatListDate(at, settings.ownerTimeZone) });

export const fileList: ListSource = {
  columns: '*',
  from: 'approval_files',
  sorts: {
    createdDate: indexedNullsLast('created_at'),
    originalName: 'original_name',
    fileName: 'file_name',
    createdBy: 'created_by',
    updatedRecords: 'updated_records',
    noOfTransactions: 'rows',
  },
  fallback: '-createdDate',
  tieBreak: 'id',
};

export type FileFilter = Pick<Body<'listApprovalFiles'>, 'dateFrom' | 'dateTo' | 'q'>;

/** Returns the list's conditions. The period is in days of the platform owner's time zone, by default the last seven. */
export function fileConditions(gateway: Gateway, filter: FileFilter): Condition[] {
  const { from, to } = periodOf(gateway, filter, gateway.settings.ownerTimeZone);
  const conditions = [condition`created_at >= ${from} and created_at < ${to}`];
  if (filter.q) {
    const pattern = contains(filter.q);
    conditions.push(
      condition`(fold_text(original_name) like ${pattern} or fold_text(created_by) like ${pattern})`,
    );
  }
  return conditions;
}

export async function findFile(db: Db, id: string): Promise<FileRow> {
  const row = await db.selectFrom('approval_files').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('file.missing');
  return row;
}

export const fileWire = (row: FileRow) => ({
  _id: row.id,
  originalName: row.original_name,
  fileName: row.file_name,
  updatedRecords: row.updated_records,
  noOfTransactions: row.rows,
  createdDate: row.created_at.toISOString(),
  createdBy: row.created_by,
});
