import type { ApprovalFlag, ApprovalResult, ApprovalVerdict } from '@daftar/domain';
import type { UserCaller } from '../../access/caller.ts';
import type { Gateway } from '../../gateway.ts';
import { fetchPage, type PageQuery } from '../../lists/page.ts';
import { present } from '../../records/present.ts';
import { findPayouts, payoutsForCaller } from '../payouts/public.ts';
import { type RowFilter, rowConditions, verdictRows } from './verdict-rows.ts';

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
