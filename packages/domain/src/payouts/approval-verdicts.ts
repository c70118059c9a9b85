import { type ApprovalStatus, approvalStatuses, type PayoutStatus } from '../catalogue/payouts.ts';
import { compareMoney } from '../money/arithmetic.ts';
import { parseMoney } from '../money/major.ts';
import type { Money } from '../money/money.ts';
import { normaliseNumberText } from '../text/digits.ts';
import { nextPayoutStatus } from './payout-state.ts';

/** The verdict on a row of an approval file: the first two are carried out, the others are skipped. A user takes rows out. */
export const approvalVerdicts = [
  'will-approve',
  'will-reject',
  'unknown-reference',
  'already-decided',
  'listed-twice',
  'amount-differs',
  'invalid-status',
  'own-payout',
  'not-covered',
  'taken-out',
] as const;
export type ApprovalVerdict = (typeof approvalVerdicts)[number];

/** What became of a row: its payout's new status, or why it was left. */
export const approvalResults = [
  ...approvalStatuses,
  ...approvalVerdicts.filter((verdict) => verdict !== 'will-approve' && verdict !== 'will-reject'),
] as const;
export type ApprovalResult = (typeof approvalResults)[number];

/** A row as written; `row` is its number in the sheet. */
export type ApprovalRow = {
  readonly row: number;
  readonly referanceNumber: string;
  readonly status: string;
  /** As written, in major units; undefined where the file has no amounts. */
  readonly amount?: string | undefined;
};

/** A payout that a row may name. */
export type KnownPayout = { readonly status: PayoutStatus; readonly amount: Money };

/** The decision that a status is, spaces around it aside; undefined when it is none, and the row is discarded. */
export function approvalStatusOf(text: string): ApprovalStatus | undefined {
  return approvalStatuses.find((status) => status === text.trim());
}

/** Returns a reference without the spaces around it, for comparison. */
export const referenceKey = (referanceNumber: string): string => referanceNumber.trim();

function amountDiffers(written: string | undefined, { amount }: KnownPayout): boolean {
  if (written === undefined || written.trim() === '') return false;
  const read = parseMoney(normaliseNumberText(written), amount.currency);
  return read === undefined || compareMoney(read, amount) !== 0;
}

/**
 * Judges every row of an approval file, in its order; `known` finds a payout by its reference. Whether the approver made a payout and
 * whether the merchant's money covers it is judged by those who know both.
 *
 * A reference that is listed twice is carried out in none of its rows: which one was meant is not ours to guess.
 */
export function judgeApprovals(
  rows: readonly ApprovalRow[],
  known: (referanceNumber: string) => KnownPayout | undefined,
): readonly ApprovalVerdict[] {
  const seen = new Map<string, number>();
  for (const { referanceNumber } of rows) {
    const key = referenceKey(referanceNumber);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return rows.map(({ referanceNumber, status, amount }) => {
    const decision = approvalStatusOf(status);
    if (!decision) return 'invalid-status';
    const key = referenceKey(referanceNumber);
    const payout = known(key);
    if (!payout) return 'unknown-reference';
    if ((seen.get(key) ?? 0) > 1) return 'listed-twice';
    if (nextPayoutStatus(payout.status, decision) === undefined) return 'already-decided';
    if (amountDiffers(amount, payout)) return 'amount-differs';
    return decision === 'Approved' ? 'will-approve' : 'will-reject';
  });
}

/** Returns the number of rows by verdict, 0 included. */
export function countVerdicts(
  totals: Iterable<{ readonly verdict: ApprovalVerdict; readonly rows: number }>,
): Record<ApprovalVerdict, number> {
  const counts = Object.fromEntries(approvalVerdicts.map((verdict) => [verdict, 0])) as Record<
    ApprovalVerdict,
    number
  >;
  for (const { verdict, rows } of totals) counts[verdict] += rows;
  return counts;
}
