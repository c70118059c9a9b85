import { type ApprovalFlagFilter, type ApprovalVerdict, approvalFile } from '@daftar/domain';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { CHANGED } from './outcome.ts';
import { ROWS_WITH_PAYOUTS } from './store.ts';

/**
 * SQL: rows with their current verdicts. A verdict changes when the row is excluded, or when the payout was decided or deleted
 * after the upload.
 */
export const verdictRows: ListSource = {
  columns: 'row, reference, status, amount, verdict, result, changed, payout_id, flags',
  from: `(select r.file_name, r.row, r.reference, r.status, r.amount, r.result, r.flags, (${CHANGED}) as changed, p.id as payout_id,
    p.currency, p.amount as pays, p.full_name, (select name from merchants where id = p.user_type_id) as merchant_name,
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

export interface RowFilter {
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
