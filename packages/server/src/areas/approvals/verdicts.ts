import {
  type ApprovalFlag,
  type ApprovalFlagFilter,
  type ApprovalResult,
  type ApprovalVerdict,
  approvalFile,
  approvalResults,
} from '@daftar/domain';
import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import { fetchPage, type ListSource, type PageQuery } from '../../lists/page.ts';
import { merchantName } from '../../records/joins.ts';
import { present } from '../../records/present.ts';
import { findPayouts, payoutsForCaller } from '../payouts/public.ts';
import { ROWS_WITH_PAYOUTS } from './store.ts';

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

/**
 * SQL: rows with their current verdicts. A verdict changes when the row is excluded, or when the payout was decided or deleted
 * after the upload.
 */
export const verdictRows: ListSource = {
  columns: 'row, reference, status, amount, verdict, result, changed, payout_id, flags',
  from: `(select r.file_name, r.row, r.reference, r.status, r.amount, r.result, r.flags, (${CHANGED}) as changed, p.id as payout_id,
    p.currency, p.amount as pays, p.full_name, ${merchantName('p.user_type_id')} as merchant_name,
    case when r.taken_out then 'taken-out'
      when r.result is null and r.verdict in ('will-approve', 'will-reject') and p.status is distinct from 'Pending'
      then case when p.id is null then 'payout-deleted' else 'already-decided' end
      else r.verdict end as verdict
    from ${ROWS_WITH_PAYOUTS}) rows`,
  sorts: {
    row: 'row',
    referanceNumber: 'reference',
    status: 'status',
    verdict: 'verdict',
    result: 'result',
    amount: 'pays',
    fullName: 'full_name',
    merchantName: 'merchant_name',
  },
  fallback: 'row',
  tieBreak: 'row',
  deepest: approvalFile.mostRows,
};

interface RowFilter {
  q?: string | undefined;
  verdict?: ApprovalVerdict | undefined;
  /** `any` selects the rows with at least one flag. */
  flag?: ApprovalFlagFilter | undefined;
  changed?: boolean | undefined;
}

/** Returns the conditions that select a file's rows. */
export function rowConditions(fileName: string, { q, verdict, flag, changed }: RowFilter): Condition[] {
  const conditions: Condition[] = [condition`file_name = ${fileName}`];
  if (verdict !== undefined) conditions.push(condition`verdict = ${verdict}`);
  if (flag === 'any') conditions.push(condition`flags <> '{}'`);
  else if (flag !== undefined) conditions.push(condition`flags @> ${[flag]}::text[]`);
  if (flag !== undefined && verdict === undefined) conditions.push(condition`verdict <> 'taken-out'`);
  if (changed !== undefined) conditions.push(condition`coalesce(changed, false) = ${changed}`);
  if (q)
    conditions.push(
      condition`(fold_text(reference) like ${contains(q)} or fold_text(status) like ${contains(q)})`,
    );
  return conditions;
}

interface VerdictRow {
  row: number;
  reference: string;
  status: string;
  amount: string | null;
  verdict: ApprovalVerdict;
  result: ApprovalResult | null;
  changed: boolean;
  payout_id: string | null;
  flags: ApprovalFlag[];
}

/** Returns a page of a file's rows with their verdicts, and their payouts with their flags. */
export async function listVerdicts(
  gateway: Gateway,
  caller: Pick<UserCaller, 'userId' | 'key'>,
  fileName: string,
  query: PageQuery & RowFilter,
) {
  const conditions = rowConditions(fileName, query);
  const page = await fetchPage(gateway.pool, verdictRows, conditions, query, (row: VerdictRow) => row);
  const ids = page.data.flatMap(({ payout_id }) => payout_id ?? []);
  const payouts = await payoutsForCaller(gateway, caller, await findPayouts(gateway.db, ids));
  const byId = new Map(payouts.map((payout) => [payout._id, payout]));
  return {
    ...page,
    data: page.data.map(({ row, reference, status, amount, verdict, result, payout_id, flags }) => ({
      row,
      referanceNumber: reference,
      status,
      ...present('amount', amount),
      verdict,
      ...(flags.includes('hidden-row') && { hidden: true }),
      ...present('result', result),
      ...present('payout', payout_id === null ? null : byId.get(payout_id)),
    })),
  };
}
