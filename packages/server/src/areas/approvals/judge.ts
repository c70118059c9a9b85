import { setImmediate } from 'node:timers/promises';
import {
  type ApprovalRow,
  type ApprovalVerdict,
  judgeApprovals,
  type KnownPayout,
  referenceKey,
} from '@daftar/domain';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import type { Actor } from '../../records/actor.ts';
import { isOwnApproval, moneyOf } from '../payouts/offers.ts';
import { Funds, type Payable } from './funds.ts';

export interface JudgedRow extends ApprovalRow {
  verdict: ApprovalVerdict;
  payout: FoundPayout | undefined;
}

/** A payout with the fields from which the verdict on an approval follows: its creator, merchant, amount and currency. */
interface FoundPayout extends KnownPayout {
  id: string;
  row: Payable & { created_by_id: string };
}

const BATCH = 1_000;

/**
 * Returns each row's verdict from the payouts, the approver and the merchants' money as they are now. Changes and locks
 * nothing.
 */
export async function judgeRows(
  gateway: Gateway,
  actor: Actor,
  rows: readonly ApprovalRow[],
): Promise<JudgedRow[]> {
  const judged = await judgeReferences(gateway.db, rows);
  const approved = judged.filter(({ verdict }) => verdict === 'will-approve');
  const merchants = [...new Set(approved.flatMap(({ payout }) => payout?.row.user_type_id ?? []))];
  const funds = await Funds.read(gateway.db, merchants);
  for (const one of approved) if (one.payout) one.verdict = approvalOf(gateway, actor, funds, one.payout.row);
  return judged;
}

/** Returns the verdict on a row that approves. Deducts its amount, so that a later row cannot spend it again. */
function approvalOf(
  gateway: Gateway,
  actor: Actor,
  funds: Funds,
  payout: FoundPayout['row'],
): ApprovalVerdict {
  if (isOwnApproval(gateway, payout, 'Approved', actor)) return 'own-payout';
  return gateway.settings.payoutRequireFunds && !funds.spend(payout) ? 'not-covered' : 'will-approve';
}

/**
 * Returns each row's verdict from its reference and payout alone, in batches. Rows with the same reference are in one batch.
 */
async function judgeReferences(db: Db, rows: readonly ApprovalRow[]): Promise<JudgedRow[]> {
  const byReference = Map.groupBy(rows, (row) => referenceKey(row.referanceNumber));
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
    .where((eb) => eb('reference', '=', eb.fn.any(eb.val(references))))
    .execute();
  const payouts = new Map(
    found.map((row) => [row.reference, { id: row.id, status: row.status, amount: moneyOf(row), row }]),
  );
  const verdicts = judgeApprovals(rows, (reference) => payouts.get(reference));
  return rows.map((row, index) => ({
    ...row,
    verdict: verdicts[index] ?? 'unknown-reference',
    payout: payouts.get(referenceKey(row.referanceNumber)),
  }));
}
