import type { ApprovalResult, ApprovalVerdict } from '@daftar/domain';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import { fetchPage, type ListSource, type PageQuery } from '../../lists/page.ts';
import { present } from '../../records/present.ts';
import { findPayouts, payoutWire } from '../payouts/offers.ts';
import { CHANGED } from './outcome.ts';
import { ROWS_WITH_PAYOUTS } from './store.ts';

interface VerdictRow {
  row: number;
  reference: string;
  status: string;
  amount: string | null;
  verdict: ApprovalVerdict;
  result: ApprovalResult | null;
  changed: boolean;
  payout_id: string | null;
}

/** Rows with current verdicts: a payout that was decided or deleted after the upload changes its row's verdict. */
const source: ListSource = {
  columns: 'row, reference, status, amount, verdict, result, changed, payout_id',
  from: `(select r.file_name, r.row, r.reference, r.status, r.amount, r.result, (${CHANGED}) as changed, p.id as payout_id,
    case when r.result is null and r.verdict in ('will-approve', 'will-reject')
      and p.status is distinct from 'Pending'
      then case when p.id is null then 'unknown-reference' else 'already-decided' end
      else r.verdict end as verdict
    from ${ROWS_WITH_PAYOUTS}) rows`,
  sorts: { row: 'row', referanceNumber: 'reference', status: 'status', verdict: 'verdict' },
  fallback: 'row',
  tieBreak: 'row',
};

export interface VerdictQuery extends PageQuery {
  q?: string | undefined;
  verdict?: ApprovalVerdict | undefined;
  changed?: boolean | undefined;
}

/** Returns a page of a file's rows with their verdicts and payouts. */
export async function listVerdicts(gateway: Gateway, fileName: string, query: VerdictQuery) {
  const { q, verdict, changed } = query;
  const conditions: Condition[] = [condition`file_name = ${fileName}`];
  if (verdict !== undefined) conditions.push(condition`verdict = ${verdict}`);
  if (changed !== undefined) conditions.push(condition`coalesce(changed, false) = ${changed}`);
  if (q) conditions.push(condition`(reference ilike ${contains(q)} or status ilike ${contains(q)})`);
  const page = await fetchPage(gateway.pool, source, conditions, query, (row: VerdictRow) => row);
  const ids = page.data.flatMap(({ payout_id }) => payout_id ?? []);
  const payouts = await findPayouts(gateway.db, ids);
  const byId = new Map(payouts.map((row) => [row.id, payoutWire(row)]));
  return {
    ...page,
    data: page.data.map(({ row, reference, status, amount, verdict, result, payout_id }) => ({
      row,
      referanceNumber: reference,
      status,
      ...present('amount', amount),
      verdict,
      ...present('result', result),
      ...present('payout', payout_id === null ? null : byId.get(payout_id)),
    })),
  };
}
