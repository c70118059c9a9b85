import { type ApprovalVerdict, judgeApprovals, type PayoutStatus } from '@daftar/domain';
import { sql } from 'kysely';
import { partsOf } from '../../basics/parts-of.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { isOwnApproval, moneyOf } from '../payouts/public.ts';
import { ROWS_WITH_PAYOUTS, type Uploader } from './store.ts';

/** Rows per SQL statement; few, so that the process handles other requests in between. */
const BATCH = 2_000;

interface Repeated {
  row: number;
  referanceNumber: string;
  status: string;
  amount: string | null;
  verdict: ApprovalVerdict;
  payout_id: string;
  payout_status: PayoutStatus;
  payout_amount: string;
  currency: string;
  created_by_id: string;
}

/** Returns the rows that are not taken out and whose payout other rows of the file name, too. */
const repeatedIn = async (trx: Trx, fileName: string): Promise<Repeated[]> => {
  const { rows } = await sql<Repeated>`
    select r.row, r.reference as "referanceNumber", r.status, r.amount, r.verdict,
      p.id as payout_id, p.status as payout_status, p.amount as payout_amount, p.currency, p.created_by_id
    from ${sql.raw(ROWS_WITH_PAYOUTS)} where r.file_name = ${fileName} and not r.taken_out and p.id in (
      select payout_id from approval_rows where file_name = ${fileName} and payout_id is not null
      group by payout_id having count(*) > 1) order by r.row`.execute(trx);
  return rows;
};

/**
 * Judges rows that name the same payout again, after some were taken out or put back: only rows that are not taken out make
 * each other 'listed-twice'. Does not check the merchants' money.
 */
export async function judgeRepeated(
  trx: Trx,
  gateway: Gateway,
  user: Uploader,
  fileName: string,
): Promise<void> {
  const rows = await repeatedIn(trx, fileName);
  const payouts = new Map(
    rows.map((row) => [
      row.payout_id,
      {
        status: row.payout_status,
        amount: moneyOf({ amount: row.payout_amount, currency: row.currency }),
      },
    ]),
  );
  const written = rows.map(({ amount, ...row }) => ({ ...row, amount: amount ?? undefined }));
  const verdicts = judgeApprovals(written, ({ payout_id }) => payouts.get(payout_id));
  const actor = { id: user.userId, name: user.name };
  const anew = rows.map((row, index): [Repeated, ApprovalVerdict] => {
    const verdict = verdicts[index] ?? row.verdict;
    const isOwn = verdict === 'will-approve' && isOwnApproval(gateway, row, 'Approved', actor);
    return [row, isOwn ? 'own-payout' : verdict];
  });
  const changed = anew.filter(([row, verdict]) => row.verdict !== verdict);
  for await (const part of partsOf(changed, BATCH))
    await sql`
      update approval_rows r set verdict = d.verdict
      from unnest(${part.map(([{ row }]) => row)}::int[], ${part.map(([, verdict]) => verdict)}::text[])
        as d (row, verdict) where r.file_name = ${fileName} and r.row = d.row`.execute(trx);
}
