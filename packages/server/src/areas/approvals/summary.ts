import {
  type ApprovalVerdict,
  approvalStatusOf,
  type Currency,
  countVerdicts,
  sumMoney,
  toMajorNumber,
} from '@daftar/domain';
import type { JudgedRow } from './judge.ts';

/** Returns the number of rows that approve and reject in a currency, and the amount that would be approved. */
function sumOf(rows: readonly JudgedRow[], currency: Currency) {
  const amountsOf = (verdict: ApprovalVerdict) =>
    rows.flatMap((row) =>
      row.verdict === verdict && row.payout?.amount.currency === currency ? [row.payout.amount] : [],
    );
  const approving = amountsOf('will-approve');
  return {
    currency,
    approves: approving.length,
    rejects: amountsOf('will-reject').length,
    amount: toMajorNumber(sumMoney(approving, currency)),
  };
}

/** Returns what a file says: rows by status and verdict, and sums by currency. The amount is that of a single currency. */
export function summaryOf(rows: readonly JudgedRow[]) {
  const currencies = new Set(rows.flatMap(({ payout }) => payout?.amount.currency ?? []));
  const sums = [...currencies].sort().map((currency) => sumOf(rows, currency));
  const [only, second] = sums;
  const decisions = rows.map(({ status }) => approvalStatusOf(status));
  return {
    total: rows.length,
    Approved: decisions.filter((one) => one === 'Approved').length,
    Rejected: decisions.filter((one) => one === 'Rejected').length,
    invalidStatus: rows.filter((_row, index) => decisions[index] === undefined).map(({ status }) => status),
    verdicts: countVerdicts(rows.map(({ verdict }) => verdict)),
    amount: second ? undefined : (only?.amount ?? 0),
    currency: second ? undefined : only?.currency,
    sums,
  };
}
