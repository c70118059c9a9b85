import { type ApprovalStatus, approvalStatuses, type PayoutStatus } from '../catalogue/payouts.ts';
import { compareMoney, type Money, minorUnits } from '../money/money.ts';
import { moneyOfPlain, plainAmounts } from '../money/written-amounts.ts';
import { foldText, tidyText } from '../text/fold-text.ts';
import { nextPayoutStatus } from './payout-state.ts';

/**
 * The verdict on a row of an approval file. The first two verdicts are executed, the other rows are skipped.
 * `ambiguous-reference` means that the references of
 * several payouts look like the row's, `payout-deleted` means that the payout was deleted after the upload, `taken-out` that a user removed the row.
 */
export const approvalVerdicts = [
  'will-approve',
  'will-reject',
  'unknown-reference',
  'ambiguous-reference',
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

/** Returns the decision that a row's status means, as `foldText` compares texts; undefined if it means none, so that the row is skipped. */
export function approvalStatusOf(text: string): ApprovalStatus | undefined {
  const folded = foldText(text);
  return approvalStatuses.find((status) => foldText(status) === folded);
}

/** Returns a reference in the form in which references are compared: different references may have the same form. */
export const referenceKey = (referanceNumber: string): string => foldText(referanceNumber);

/**
 * Returns the record that a written reference names, of those whose references have the same `referenceKey`: the one with exactly
 * this reference, otherwise the only one. Returns 'ambiguous' when several remain.
 */
export function namedRecord<Known>(
  written: string,
  alike: readonly Known[],
  referenceOf: (known: Known) => string,
): Known | 'ambiguous' | undefined {
  const tidy = tidyText(written);
  const exact = alike.filter((one) => referenceOf(one) === tidy);
  const [first, ...others] = exact.length > 0 ? exact : alike;
  return others.length > 0 ? 'ambiguous' : first;
}

function amountDiffers(written: string | undefined, { amount }: KnownPayout): boolean {
  if (written === undefined || tidyText(written) === '') return false;
  // The file's reader leaves an amount as it is written where the column does not show what it means.
  const [plain] = plainAmounts([written], { decimals: () => minorUnits(amount.currency) });
  const read = plain === undefined ? undefined : moneyOfPlain(plain, amount.currency);
  return read === undefined || compareMoney(read, amount) !== 0;
}

/**
 * Returns a verdict for every row of an approval file, in order; `known` finds a row's payout, or tells that its reference may
 * be that of several. Does not check whether the approver created the payout or whether the merchant's money covers it: the
 * caller does.
 *
 * If two rows name the same payout, neither is executed, because it is unknown which one is right.
 */
export function judgeApprovals<Row extends ApprovalRow>(
  rows: readonly Row[],
  known: (row: Row) => KnownPayout | 'ambiguous' | undefined,
): readonly ApprovalVerdict[] {
  const found = rows.map(known);
  const seen = new Map<KnownPayout, number>();
  for (const payout of found)
    if (payout && payout !== 'ambiguous') seen.set(payout, (seen.get(payout) ?? 0) + 1);
  return rows.map(({ status, amount }, index) => {
    const decision = approvalStatusOf(status);
    if (!decision) return 'invalid-status';
    const payout = found[index];
    if (!payout) return 'unknown-reference';
    if (payout === 'ambiguous') return 'ambiguous-reference';
    if ((seen.get(payout) ?? 0) > 1) return 'listed-twice';
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

/** The warnings about the payout of an approval file's row. `own-request` means that the uploader requested the payout,
 * `hidden-row` that the sheet hides the row, for example by a filter. */
const approvalFlags = [
  'same-msisdn',
  'same-national-id',
  'same-bank-account',
  'blacklisted',
  'own-request',
  'hidden-row',
] as const;
export type ApprovalFlag = (typeof approvalFlags)[number];

/** What the rows of an approval file can be filtered by: `any` stands for rows with at least one flag. */
export const approvalFlagFilters = ['any', ...approvalFlags] as const;
export type ApprovalFlagFilter = (typeof approvalFlagFilters)[number];

/** The English label of each result of a row: the pages and the result file show it. */
export const approvalResultLabels = {
  Approved: 'Approved',
  Rejected: 'Rejected',
  'unknown-reference': 'Unknown reference',
  'ambiguous-reference': 'Ambiguous reference',
  'already-decided': 'Already decided',
  'payout-deleted': 'Payout deleted',
  'listed-twice': 'Listed twice',
  'amount-differs': 'Amount differs',
  'invalid-status': 'Invalid status',
  'own-payout': 'Own payout',
  'not-covered': 'Not covered',
  'taken-out': 'Taken out',
} as const satisfies Record<ApprovalResult, string>;
