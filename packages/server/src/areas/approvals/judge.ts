import { setImmediate } from 'node:timers/promises';
import {
  type ApprovalRow,
  type ApprovalVerdict,
  judgeApprovals,
  type KnownPayout,
  referenceKey,
} from '@daftar/domain';
import type { Db } from '../../db/transaction.ts';
import { moneyOf } from '../payouts/offers.ts';

export interface JudgedRow extends ApprovalRow {
  verdict: ApprovalVerdict;
  payout: (KnownPayout & { id: string }) | undefined;
}

const BATCH = 250;

/** Judges a file's rows against the current payouts, in batches. Rows with the same reference are in one batch. */
export async function judgeRows(db: Db, rows: readonly ApprovalRow[]): Promise<JudgedRow[]> {
  const byReference = Map.groupBy(rows, (row) => referenceKey(row.referanceNumber));
  const judged: JudgedRow[] = [];
  let batch: ApprovalRow[] = [];
  const judgeBatch = async () => {
    if (batch.length > 0) judged.push(...(await judge(db, batch)));
    batch = [];
    await setImmediate();
  };
  for (const same of byReference.values()) {
    // No spread arguments: all 50,000 rows may have the same reference.
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
    .select(['id', 'reference', 'status', 'amount', 'currency'])
    .where((eb) => eb('reference', '=', eb.fn.any(eb.val(references))))
    .execute();
  const payouts = new Map(
    found.map((row) => [row.reference, { id: row.id, status: row.status, amount: moneyOf(row) }]),
  );
  const verdicts = judgeApprovals(rows, (reference) => payouts.get(reference));
  return rows.map((row, index) => ({
    ...row,
    verdict: verdicts[index] ?? 'unknown-reference',
    payout: payouts.get(referenceKey(row.referanceNumber)),
  }));
}
