import { type ApprovalVerdict, approvalResults } from '@daftar/domain';
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction.ts';

/** Limit of changed rows in a response; `getApprovalVerdicts` returns all of them. */
const MOST_LISTED = 100;

/** SQL: whether a row's result differs from its verdict of the dry run. */
export const CHANGED = `result is not null and not taken_out and result <> case verdict
  when 'will-approve' then 'Approved' when 'will-reject' then 'Rejected' else verdict end`;

interface ChangedRow {
  row: number;
  reference: string;
  verdict: ApprovalVerdict;
  result: (typeof approvalResults)[number];
}

/** Returns the number of rows by result, and the rows whose result differs from the dry run. */
export async function outcomeOf(trx: Trx, fileName: string) {
  const counted = await sql<{ result: ChangedRow['result']; rows: string; changed: string }>`
    select result, count(*) as rows, count(*) filter (where ${sql.raw(CHANGED)}) as changed
    from approval_rows where file_name = ${fileName} group by result`.execute(trx);
  const results = Object.fromEntries(approvalResults.map((result) => [result, 0])) as Record<
    ChangedRow['result'],
    number
  >;
  for (const { result, rows } of counted.rows) results[result] = Number(rows);
  const changed = counted.rows.reduce((sum, one) => sum + Number(one.changed), 0);
  const { rows } =
    changed === 0
      ? { rows: [] }
      : await sql<ChangedRow>`
          select row, reference, verdict, result from approval_rows
          where file_name = ${fileName} and ${sql.raw(CHANGED)} order by row limit ${MOST_LISTED}`.execute(
          trx,
        );
  return {
    results,
    changed,
    changes: rows.map(({ reference, ...row }) => ({ ...row, referanceNumber: reference })),
  };
}
