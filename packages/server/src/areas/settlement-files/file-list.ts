import { type Selectable, sql } from 'kysely';
import { notFound } from '../../basics/problems.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { SettlementFileTable } from '../../db/tables-refunds.ts';
import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';

export type FileRow = Selectable<SettlementFileTable>;

/** Columns of a file; days as text. */
const COLUMNS = `id, provider, original_name, sha256, date_from::text, date_to::text, lines, settled_refunds, matched, differing,
  unknown, missing, unclear, counts, created_by_id, created_by, created_at`;

export const fileList: ListSource = {
  columns: COLUMNS,
  from: 'settlement_files',
  sorts: {
    createdDate: 'created_at',
    createdBy: 'created_by',
    provider: 'provider',
    originalName: 'original_name',
    dateFrom: 'date_from',
    state: '(differing + unknown + missing + unclear > 0)',
    lines: 'lines',
    matched: 'matched',
    differing: 'differing',
    unknown: 'unknown',
    missing: 'missing',
    unclear: 'unclear',
    settledRefunds: 'settled_refunds',
  },
  fallback: '-createdDate',
  tieBreak: 'id',
};

export interface FileFilter {
  q?: string | undefined;
  /** In lower case. */
  provider?: string | undefined;
  state?: 'agrees' | 'differs' | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

export function fileConditions({ q, provider, state, dateFrom, dateTo }: FileFilter): Condition[] {
  const conditions: Condition[] = [];
  if (provider !== undefined) conditions.push(condition`lower(provider) = ${provider}`);
  if (state === 'agrees') conditions.push(condition`differing + unknown + missing + unclear = 0`);
  if (state === 'differs') conditions.push(condition`differing + unknown + missing + unclear > 0`);
  if (dateFrom !== undefined) conditions.push(condition`date_to >= ${dateFrom}::date`);
  if (dateTo !== undefined) conditions.push(condition`date_from <= ${dateTo}::date`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(fold_text(original_name) like ${pattern} or fold_text(provider) like ${pattern} or fold_text(created_by) like ${pattern})`,
    );
  }
  return conditions;
}

/** Returns a file; throws 404 for an unknown one. */
export async function findFile(db: Db, id: string): Promise<FileRow> {
  const { rows } =
    await sql<FileRow>`select ${sql.raw(COLUMNS)} from settlement_files where id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('file.missing');
  return rows[0];
}

export function fileWire(row: FileRow): Answer<'getSettlementFile'> {
  const { matched, differing, unknown, missing, unclear } = row;
  return {
    _id: row.id,
    provider: row.provider,
    originalName: row.original_name,
    dateFrom: row.date_from,
    dateTo: row.date_to,
    lines: row.lines,
    matched,
    differing,
    unknown,
    missing,
    unclear,
    settledRefunds: row.settled_refunds,
    state: differing + unknown + missing + unclear === 0 ? 'agrees' : 'differs',
    counts: row.counts,
    createdDate: row.created_at.toISOString(),
    createdBy: row.created_by,
  };
}
