import type { ApprovalVerdict, PayoutStatus } from '@daftar/domain';
import { sql } from 'kysely';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { condition, where } from '../../lists/condition.ts';
import { Funds, type Payable } from './funds.ts';
import { judgeRepeated } from './judge.ts';
import {
  assertNotProcessed,
  inRange,
  lockUpload,
  ROWS_WITH_PAYOUTS,
  type RowRange,
  rangesOf,
  type Uploader,
  type UploadRow,
} from './store.ts';
import { rowConditions, verdictRows } from './verdicts.ts';

type Choice = Body<'takeOutApprovalRows'>;

/** Rows per SQL statement; few, so that the process handles other requests in between. */
const BATCH = 2_000;

interface Paying extends Payable {
  row: number;
  verdict: ApprovalVerdict;
  taken_out: boolean;
  status: PayoutStatus | null;
}

/** Excludes rows of a file from processing, or includes them again. Returns the upload. */
export async function takeOut(
  trx: Trx,
  gateway: Gateway,
  user: Uploader,
  fileName: string,
  choice: Choice,
): Promise<UploadRow> {
  const upload = await lockUpload(trx, user, fileName);
  await assertNotProcessed(trx, gateway, { ...upload, sha256: '' });
  const { out, rows } = choice;
  const selected = rows
    ? [condition`file_name = ${fileName}`, condition`row = any(${rows}::int[])`]
    : rowConditions(fileName, choice);
  await sql`
    update approval_rows set taken_out = ${out} where file_name = ${fileName} and taken_out <> ${out}
      and row in (select row from ${sql.raw(verdictRows.from)}${where(selected)})`.execute(trx);
  await judgeRepeated(trx, gateway, user, fileName);
  if (gateway.settings.payoutRequireFunds) await spendAnew(trx, fileName);
  return upload;
}

const payingIn = async (trx: Trx, range: RowRange): Promise<Paying[]> => {
  const { rows } = await sql<Paying>`
    select r.row, r.verdict, r.taken_out, p.status, p.user_type_id, p.amount, p.currency
    from ${sql.raw(ROWS_WITH_PAYOUTS)} where ${inRange(range)} order by r.row`.execute(trx);
  return rows;
};

const mayPay = ({ verdict, taken_out, status }: Paying): boolean =>
  !taken_out && status === 'Pending' && (verdict === 'will-approve' || verdict === 'not-covered');

/** Computes again which rows the merchants' money covers: the amount of an excluded row is available to the rows below it. */
async function spendAnew(trx: Trx, fileName: string): Promise<void> {
  const { rows: merchants } = await sql<{ id: string }>`
    select distinct p.user_type_id as id from ${sql.raw(ROWS_WITH_PAYOUTS)} where r.file_name = ${fileName}
      and p.id is not null`.execute(trx);
  const funds = await Funds.read(
    trx,
    merchants.map(({ id }) => id),
  );
  for await (const range of rangesOf(trx, fileName, BATCH)) {
    const rows = await payingIn(trx, range);
    const anew = rows
      .filter(mayPay)
      .map((row): [Paying, ApprovalVerdict] => [row, funds.spend(row) ? 'will-approve' : 'not-covered']);
    const changed = anew.filter(([row, verdict]) => row.verdict !== verdict);
    if (changed.length === 0) continue;
    await sql`
      update approval_rows r set verdict = d.verdict
      from unnest(${changed.map(([{ row }]) => row)}::int[], ${changed.map(([, verdict]) => verdict)}::text[])
        as d (row, verdict) where ${inRange(range)} and r.row = d.row`.execute(trx);
  }
}
