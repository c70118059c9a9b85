import { setImmediate } from 'node:timers/promises';
import {
  type ApprovalFlag,
  type ApprovalRow,
  type ApprovalVerdict,
  type Currency,
  judgeApprovals,
  type KnownPayout,
  type Money,
  namedRecord,
  type PayoutStatus,
  referenceKey,
} from '@daftar/domain';
import { sql } from 'kysely';
import { partsOf } from '../../basics/parts-of.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { flagCodesOf, isOwnApproval, moneyOf } from '../payouts/public.ts';
import { Funds, type Payable } from './funds.ts';
import { ROWS_WITH_PAYOUTS, type Uploader } from './store.ts';

export interface JudgedRow extends ApprovalRow {
  /** Whether the sheet hides the row. */
  hidden?: boolean;
  verdict: ApprovalVerdict;
  payout: FoundPayout | undefined;
  flags: ApprovalFlag[];
}

/** A payout with the fields from which the verdict on an approval follows: its creator, merchant, amount and currency. */
interface FoundPayout extends KnownPayout {
  amount: Money<Currency>;
  id: string;
  row: Payable & { created_by_id: string };
}

/** Rows per SQL statement; few, so that the process handles other requests between two. */
const BATCH = 250;
/** Rows per step of a computation without SQL. */
const STEP = 2_000;

/**
 * Returns each row's verdict and flags from the payouts, the approver and the merchants' money as they are now. Changes and
 * locks nothing.
 */
export async function judgeRows(
  gateway: Gateway,
  actor: Actor,
  rows: readonly (ApprovalRow & { hidden?: boolean })[],
): Promise<JudgedRow[]> {
  const judged = await judgeReferences(gateway.db, rows);
  await addFlags(gateway.db, actor, judged);
  const merchants = new Set<string>();
  for await (const part of partsOf(judged, STEP))
    for (const { verdict, payout } of part)
      if (verdict === 'will-approve' && payout) merchants.add(payout.row.user_type_id);
  const funds = await Funds.read(gateway.db, [...merchants]);
  for await (const part of partsOf(judged, STEP))
    for (const one of part)
      if (one.verdict === 'will-approve' && one.payout)
        one.verdict = approvalOf(gateway, actor, funds, one.payout);
  return judged;
}

/** Adds to each row the flags of its payout, whether the approver requested it, and whether the sheet hides the row. */
async function addFlags(db: Db, actor: Actor, judged: readonly JudgedRow[]): Promise<void> {
  const ids = new Set<string>();
  for await (const part of partsOf(judged, STEP))
    for (const { payout } of part) if (payout) ids.add(payout.id);
  const found = await flagCodesOf(db, [...ids]);
  for await (const part of partsOf(judged, STEP))
    for (const { payout, flags, hidden } of part) {
      if (hidden) flags.push('hidden-row');
      if (!payout) continue;
      flags.push(...(found.get(payout.id) ?? []));
      if (payout.status === 'Pending' && payout.row.created_by_id === actor.id) flags.push('own-request');
    }
}

/** Returns the verdict on a row that approves. Deducts its amount, so that a later row cannot spend it again. */
function approvalOf(
  gateway: Gateway,
  actor: Actor,
  funds: Funds,
  { row, amount }: FoundPayout,
): ApprovalVerdict {
  if (isOwnApproval(gateway, row, 'Approved', actor)) return 'own-payout';
  return gateway.settings.payoutRequireFunds && !funds.spend(row, amount) ? 'not-covered' : 'will-approve';
}

/**
 * Returns each row's verdict from its reference and payout alone, in batches. Rows with the same reference are in one batch.
 */
async function judgeReferences(db: Db, rows: readonly ApprovalRow[]): Promise<JudgedRow[]> {
  const byReference = new Map<string, ApprovalRow[]>();
  for await (const part of partsOf(rows, STEP))
    for (const row of part) {
      const key = referenceKey(row.referanceNumber);
      const same = byReference.get(key);
      if (same) same.push(row);
      else byReference.set(key, [row]);
    }
  const judged: JudgedRow[] = [];
  let batch: ApprovalRow[] = [];
  const judgeBatch = async () => {
    if (batch.length > 0) judged.push(...(await judge(db, batch)));
    batch = [];
    await setImmediate();
  };
  for (const same of byReference.values()) {
    // A spread would exceed the limit of arguments: all 50,000 rows may have the same reference.
    for (const row of same) batch.push(row);
    if (batch.length >= BATCH) await judgeBatch();
  }
  await judgeBatch();
  return judged.sort((a, b) => a.row - b.row);
}

async function judge(db: Db, rows: readonly ApprovalRow[]): Promise<JudgedRow[]> {
  const references = [...new Set(rows.map((row) => referenceKey(row.referanceNumber)))];
  const found = await db
    .selectFrom('payouts')
    .select(['id', 'reference', 'status', 'amount', 'currency', 'user_type_id', 'created_by_id'])
    .where(sql<boolean>`fold_text(reference) = any(${references}::text[])`)
    .execute();
  const alike = Map.groupBy(
    found.map((row) => ({ id: row.id, status: row.status, amount: moneyOf(row), row })),
    ({ row }) => referenceKey(row.reference),
  );
  const payouts = new Map(
    rows.map((row) => {
      const same = alike.get(referenceKey(row.referanceNumber)) ?? [];
      return [row, namedRecord(row.referanceNumber, same, (one) => one.row.reference)] as const;
    }),
  );
  const verdicts = judgeApprovals(rows, (row) => payouts.get(row));
  return rows.map((row, index) => {
    const payout = payouts.get(row);
    return {
      ...row,
      verdict: verdicts[index] ?? 'unknown-reference',
      payout: payout === 'ambiguous' ? undefined : payout,
      flags: [],
    };
  });
}

/** Rows per SQL statement; few, so that the process handles other requests in between. */
const REPEATED_BATCH = 2_000;

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
  for await (const part of partsOf(changed, REPEATED_BATCH))
    await sql`
      update approval_rows r set verdict = d.verdict
      from unnest(${part.map(([{ row }]) => row)}::int[], ${part.map(([, verdict]) => verdict)}::text[])
        as d (row, verdict) where r.file_name = ${fileName} and r.row = d.row`.execute(trx);
}
