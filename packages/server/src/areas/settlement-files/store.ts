import {
  type Currency,
  formatListDate,
  type Money,
  type SettlementMatch,
  toDecimalString,
} from '@daftar/domain';
import { type Selectable, sql } from 'kysely';
import { notFound } from '../../basics/problems.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { SettlementFileLineTable, SettlementFileTable } from '../../db/tables-refunds.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { present } from '../../records/present.ts';

export type FileRow = Selectable<SettlementFileTable>;
type LineRow = Selectable<SettlementFileLineTable>;
type Wire = Answer<'addSettlementFile'>;

/** Columns of a file; days as text. */
const COLUMNS = `id, provider, original_name, sha256, date_from::text, date_to::text, lines, settled_refunds, created_by_id,
  created_by, created_at`;
/** Rows per insert; small, so that other requests are answered in between. */
const BATCH = 1_000;
/** Payments and refunds that a file lacks and that are kept: as many as a file may have rows. */
const MOST_MISSING = 50_000;

export const fileList: ListSource = {
  columns: COLUMNS,
  from: 'settlement_files',
  sorts: {
    createdDate: 'created_at',
    provider: 'provider',
    originalName: 'original_name',
    dateFrom: 'date_from',
    lines: 'lines',
  },
  fallback: '-createdDate',
  tieBreak: 'id',
};

export function fileConditions({ q }: { q?: string | undefined }): Condition[] {
  if (!q) return [];
  const pattern = contains(q);
  return [
    condition`(original_name ilike ${pattern} or provider ilike ${pattern} or created_by ilike ${pattern})`,
  ];
}

export const lineList: ListSource = {
  columns: '*',
  from: 'settlement_file_lines',
  sorts: { line: 'line', verdict: 'verdict', reference: 'reference', amount: 'amount' },
  fallback: 'line',
  tieBreak: 'line',
  deepest: 2 * MOST_MISSING,
};

export function lineConditions(
  fileId: string,
  { q, verdict }: { q?: string | undefined; verdict?: string | undefined },
): Condition[] {
  const conditions = [condition`file_id = ${fileId}`];
  if (verdict !== undefined) conditions.push(condition`verdict = ${verdict}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(condition`(reference ilike ${pattern} or provider_reference ilike ${pattern})`);
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

/** Returns the day on which a file was taken before, as the message names it. */
export async function processedBefore(
  db: Db,
  { settings, now }: Gateway,
  provider: string,
  sha256: string,
): Promise<{ date: string }> {
  const row = await db
    .selectFrom('settlement_files')
    .select('created_at')
    .where('provider', '=', provider)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return { date: formatListDate(row?.created_at ?? now(), settings.providerTimeZone) };
}

type LineValues = Omit<LineRow, 'file_id' | 'line'>;

/** Stores the rows with their verdicts, and what the file lacks behind them. */
export async function keepLines(trx: Trx, fileId: string, match: SettlementMatch): Promise<void> {
  const values = [...fileLines(match), ...missingLines(match)];
  for (let at = 0; at < values.length; at += BATCH) {
    const batch = values
      .slice(at, at + BATCH)
      .map((one, index) => ({ ...one, file_id: fileId, line: at + index + 1 }));
    await trx.insertInto('settlement_file_lines').values(batch).execute();
  }
}

const decimalOf = (amount: Money<Currency> | undefined): string | null =>
  amount ? toDecimalString(amount) : null;

const fileLines = ({ lines }: SettlementMatch): LineValues[] =>
  lines.map(({ line, verdict, payment, refund, expected }) => ({
    row: line.row,
    verdict,
    kind: line.kind ?? null,
    reference: line.reference,
    provider_reference: line.providerReference,
    amount: decimalOf(line.amount),
    expected: decimalOf(expected),
    currency: line.amount?.currency ?? expected?.currency ?? null,
    transaction_id: payment?.id ?? null,
    refund_id: refund?.id ?? null,
  }));

const missingLines = ({ missing }: SettlementMatch): LineValues[] =>
  missing.slice(0, MOST_MISSING).map(({ payment, refund }) => ({
    row: null,
    verdict: 'missing-there',
    kind: refund ? 'refund' : 'payment',
    reference: payment.reference,
    provider_reference: (refund ?? payment).providerReference,
    amount: null,
    expected: decimalOf(refund ? refund.amount : payment.amount),
    currency: payment.amount.currency,
    transaction_id: payment.id,
    refund_id: refund?.id ?? null,
  }));

type Counts = Wire['counts'];

/** Returns the rows and sums of files by verdict, kind and currency. */
export async function countsOf(db: Db, fileIds: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<{
    file_id: string;
    verdict: Counts[number]['verdict'];
    kind: 'payment' | 'refund' | null;
    currency: Counts[number]['currency'] | null;
    rows: string;
    amount: string | null;
  }>`
    select file_id, verdict, kind, currency, count(*) as rows, sum(coalesce(amount, expected)) as amount
    from settlement_file_lines where file_id = any(${fileIds}::text[])
    group by 1, 2, 3, 4 order by 2, 3, 4`.execute(db);
  const counts = new Map<string, Counts>();
  for (const { file_id, verdict, kind, currency, rows: count, amount } of rows) {
    const list = counts.get(file_id) ?? [];
    list.push({
      verdict,
      ...present('kind', kind),
      ...present('currency', currency),
      rows: Number(count),
      ...present('amount', amount === null ? null : Number(amount)),
    });
    counts.set(file_id, list);
  }
  return counts;
}

export const fileWire = (row: FileRow, counts: Counts = []): Wire => ({
  _id: row.id,
  provider: row.provider,
  originalName: row.original_name,
  dateFrom: row.date_from,
  dateTo: row.date_to,
  lines: row.lines,
  settledRefunds: row.settled_refunds,
  counts,
  createdDate: row.created_at.toISOString(),
  createdBy: row.created_by,
});

const numberOf = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));

export const lineWire = (row: LineRow) => ({
  line: row.line,
  ...present('row', row.row),
  verdict: row.verdict,
  ...present('kind', row.kind),
  ...present('reference', row.reference || null),
  ...present('providerReference', row.provider_reference || null),
  ...present('amount', numberOf(row.amount)),
  ...present('expected', numberOf(row.expected)),
  ...present('currency', row.currency),
  ...present('transactionId', row.transaction_id),
  ...present('refundId', row.refund_id),
});
