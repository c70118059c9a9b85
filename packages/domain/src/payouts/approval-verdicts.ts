import { type ApprovalStatus, approvalStatuses, type PayoutStatus } from '../catalogue/payouts.ts';
import { compareMoney } from '../money/arithmetic.ts';
import { parseMoney } from '../money/major.ts';
import type { Money } from '../money/money.ts';
import { normaliseNumberText } from '../text/digits.ts';
import { nextPayoutStatus } from './payout-state.ts';

/**
 * The verdict on a row of an approval file. The first two verdicts are executed, the other rows are skipped.
 * `payout-deleted` means that the payout was deleted after the upload, `taken-out` that a user removed the row.
 */
export const approvalVerdicts = [
  'will-approve',
  'will-reject',
  'unknown-reference',
  'already-decided',
  'payout-deleted',
  'listed-twice',
  'amount-differs',
  'invalid-status',
  'own-payout',
  'not-covered',
  'taken-out',
] as const;
export type ApprovalVerdict = (typeof approvalVerdicts)[number];

/** The result of a row: its payout's new status, or why the row was skipped. */
export const approvalResults = [
  ...approvalStatuses,
  ...approvalVerdicts.filter((verdict) => verdict !== 'will-approve' && verdict !== 'will-reject'),
] as const;
export type ApprovalResult = (typeof approvalResults)[number];

/** A row as written in the file; `row` is its number in the sheet. */
export type ApprovalRow = {
  readonly row: number;
  readonly referanceNumber: string;
  readonly status: string;
  /** As written in the file, in major units; undefined if the file has no amounts. */
  readonly amount?: string | undefined;
};

/** A payout to which a row can refer. */
export type KnownPayout = { readonly status: PayoutStatus; readonly amount: Money };

/**
 * Returns the decision that a row's status means, ignoring spaces around it; undefined if it means none, so that the
 * row is skipped.
 */
export function approvalStatusOf(text: string): ApprovalStatus | undefined {
  return approvalStatuses.find((status) => status === text.trim());
}

/** Returns a reference without surrounding spaces, for comparison. */
export const referenceKey = (referanceNumber: string): string => referanceNumber.trim();

function amountDiffers(written: string | undefined, { amount }: KnownPayout): boolean {
  if (written === undefined || written.trim() === '') return false;
  const read = parseMoney(normaliseNumberText(written), amount.currency);
  return read === undefined || compareMoney(read, amount) !== 0;
}

/**
 * Returns a verdict for every row of an approval file, in order; `known` finds a payout by its reference. Does not
 * check whether the approver created the payout or whether the merchant's money covers it: the caller does.
 *
 * If two rows have the same reference, neither is executed, because it is unknown which one is right.
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

/** Returns the number of rows of each verdict, including verdicts without rows. */
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
