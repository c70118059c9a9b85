import { countVerdicts } from '@daftar/domain';
import { sql } from 'kysely';
import { sheetsRead } from '../../audit/sheets-read.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import { present } from '../../records/present.ts';
import { countFlags } from './count-flags.ts';
import { CHANGED } from './outcome.ts';
import type { UploadRow } from './store.ts';
import { type Total, totalsOf } from './totals.ts';

/** Returns, by currency, the number of rows that approve and reject, and the amount that would be approved. */
function sumsOf(totals: readonly Total[]) {
  const currencies = new Set(totals.flatMap(({ currency }) => currency ?? []));
  return [...currencies].sort().map((currency) => {
    const of = (verdict: Total['verdict']) =>
      totals.find((total) => total.verdict === verdict && total.currency === currency);
    const approving = of('will-approve');
    return {
      currency,
      approves: approving?.rows ?? 0,
      rejects: of('will-reject')?.rows ?? 0,
      amount: approving?.amount ?? 0,
    };
  });
}

const invalidStatuses = async (db: Db, { file_name, invalid_rows }: UploadRow): Promise<string[]> => {
  if (invalid_rows === 0) return [];
  const rows = await db
    .selectFrom('approval_rows')
    .select('status')
    .where('file_name', '=', file_name)
    .where('verdict', '=', 'invalid-status')
    .orderBy('row')
    .execute();
  return rows.map(({ status }) => status);
};

/**
 * Returns the id of the processed file and the number of rows whose result differs from their verdict; an empty object before
 * the file is processed.
 */
async function processedAs(db: Db, fileName: string) {
  const record = await db
    .selectFrom('approval_files')
    .select('id')
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  if (!record) return {};
  const { rows } = await sql<{ changed: number }>`
    select count(*)::int as changed from approval_rows where file_name = ${fileName} and ${sql.raw(CHANGED)}`.execute(
    db,
  );
  return { recordId: record.id, changed: rows[0]?.changed ?? 0 };
}

/**
 * Returns the summary of an uploaded file (counts, amount, discarded statuses), with the current verdicts and sums. Reads the totals
 * unless the caller knows them.
 */
export async function summaryOf(
  db: Db,
  upload: UploadRow,
  known?: readonly Total[],
): Promise<Answer<'uploadApprovalFile'>> {
  const totals = known ?? (await totalsOf(db, upload.file_name));
  const sums = sumsOf(totals);
  // A file's single amount and currency; only for a file whose payouts have one currency.
  const [only, second] = sums;
  return {
    originalName: upload.original_name,
    fileName: upload.file_name,
    size: upload.size,
    total: upload.total,
    Approved: upload.approved,
    Rejected: upload.rejected,
    invalidStatus: await invalidStatuses(db, upload),
    ...(!second && { amount: only?.amount ?? 0, ...present('currency', only?.currency) }),
    sums,
    totals: totals.map(({ currency, ...total }) => ({ ...total, ...present('currency', currency) })),
    verdicts: countVerdicts(totals),
    flags: await countFlags(db, upload.file_name),
    ...(await sheetsRead(db, 'approval-file', upload.file_name, 'uploadApprovalFile')),
    ...(await processedAs(db, upload.file_name)),
  };
}
