import { addMoney } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { foldText } from '../text/fold-text.ts';
import { isSameMoney } from './is-same-money.ts';
import type { JudgedLine, KnownPayment, KnownRefund } from './judged-line.ts';
import { matchRefunds } from './match-refunds.ts';
import type { SettlementLine } from './read-settlement.ts';

export type SettlementMatch = {
  /** The file's rows with their verdicts, in the order of the file. */
  readonly lines: readonly JudgedLine[];
  /** Refunds that become `succeeded`, with their amounts. */
  readonly settles: readonly { readonly refund: KnownRefund; readonly amount: Money }[];
  /** Our payments and refunds that the file lacks although it covers their days. */
  readonly missing: readonly { readonly payment: KnownPayment; readonly refund?: KnownRefund }[];
};

/**
 * Compares a settlement file's rows with our payments and refunds.
 *
 * Rows settle only refunds of their own payment. A pending refund needs a row of exactly its amount. An open refund (its
 * amount is unknown) takes the sum of the payment's unmatched refund rows; if the sum exceeds the amount that can still be
 * refunded, the rows settle nothing. The order of the rows does not change the settled amounts.
 */
export function matchSettlement(
  lines: readonly SettlementLine[],
  payments: readonly KnownPayment[],
  refunds: readonly KnownRefund[],
): SettlementMatch {
  const find = finder(payments, refunds);
  const judged = new Map<SettlementLine, JudgedLine>();
  const listed = new Set<KnownPayment>();
  const refundLines = new Map<KnownPayment, SettlementLine[]>();
  for (const line of lines) {
    const { kind, amount, isTotal } = line;
    const payment = kind && amount && find(line);
    if (isTotal) judged.set(line, { line, verdict: 'total' });
    else if (!kind || !amount) judged.set(line, { line, verdict: 'unreadable' });
    else if (!payment) judged.set(line, { line, verdict: 'missing-here' });
    else if (payment === 'ambiguous') judged.set(line, { line, verdict: 'ambiguous' });
    else if (payment.unpaid)
      judged.set(line, { line, verdict: `${payment.unpaid}-here`, payment, expected: payment.amount });
    else if (kind === 'payment') judged.set(line, judgePayment(line, amount, payment, listed));
    else append(refundLines, payment, line);
  }
  const settles = new Map<KnownRefund, Money>();
  const found = new Set<KnownRefund>();
  const refundsOf = Map.groupBy(refunds, ({ paymentId }) => paymentId);
  for (const [payment, ofPayment] of refundLines)
    for (const one of matchRefunds(payment, ofPayment, refundsOf.get(payment.id) ?? [])) {
      judged.set(one.line, one);
      if (one.refund) found.add(one.refund);
      if (one.verdict === 'settles-refund' && one.refund && one.line.amount)
        settles.set(one.refund, sumOf(settles.get(one.refund), one.line.amount));
    }
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return {
    lines: lines.flatMap((line) => judged.get(line) ?? []),
    settles: [...settles].map(([refund, amount]) => ({ refund, amount })),
    missing: [
      ...payments
        .filter((one) => one.inPeriod && !one.unpaid && !listed.has(one))
        .map((payment) => ({ payment })),
      ...refunds.flatMap((refund) => {
        const payment = byId.get(refund.paymentId);
        const lacks = refund.status === 'succeeded' && refund.inPeriod && !found.has(refund);
        return lacks && payment ? [{ payment, refund }] : [];
      }),
    ],
  };
}

function judgePayment(
  line: SettlementLine,
  amount: Money,
  payment: KnownPayment,
  listed: Set<KnownPayment>,
): JudgedLine {
  if (listed.has(payment)) return { line, verdict: 'listed-twice', payment };
  listed.add(payment);
  return isSameMoney(amount, payment.amount)
    ? { line, verdict: 'matched', payment, expected: payment.amount }
    : { line, verdict: 'amount-differs', payment, expected: payment.amount };
}

const sumOf = (sum: Money | undefined, amount: Money): Money => (sum ? addMoney(sum, amount) : amount);

function append<Key>(lists: Map<Key, SettlementLine[]>, key: Key, line: SettlementLine): void {
  const list = lists.get(key);
  if (list) list.push(line);
  else lists.set(key, [line]);
}

/** Payments by a number of theirs, as it is and as it is folded. A folded number may be that of several payments. */
class ByNumber {
  readonly #exact = new Map<string, KnownPayment>();
  readonly #folded = new Map<string, KnownPayment | 'ambiguous'>();

  /** Adds a payment; the first one with a number keeps it. */
  add(number: string, payment: KnownPayment): void {
    if (number === '' || this.#exact.has(number)) return;
    this.#exact.set(number, payment);
    const key = foldText(number);
    const other = this.#folded.get(key);
    this.#folded.set(key, other === undefined || other === payment ? payment : 'ambiguous');
  }

  exact = (number: string): KnownPayment | undefined => this.#exact.get(number);
  folded = (number: string): KnownPayment | 'ambiguous' | undefined =>
    number === '' ? undefined : this.#folded.get(foldText(number));
}

/**
 * Returns a function that finds a row's payment: by our number of the payment or of its refund, else by the provider's
 * number. Numbers that are equal but for case and invisible marks count when no number is equal. A paid payment comes before
 * a failed one with the same number.
 */
function finder(
  payments: readonly KnownPayment[],
  refunds: readonly KnownRefund[],
): (line: SettlementLine) => KnownPayment | 'ambiguous' | undefined {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const ours = new ByNumber();
  const theirs = new ByNumber();
  const paidFirst = [...payments.filter(({ unpaid }) => !unpaid), ...payments.filter(({ unpaid }) => unpaid)];
  for (const payment of paidFirst) {
    ours.add(payment.reference, payment);
    theirs.add(payment.providerReference, payment);
  }
  for (const { id, paymentId, providerReference } of refunds) {
    const payment = byId.get(paymentId);
    if (!payment) continue;
    ours.add(id, payment);
    theirs.add(providerReference, payment);
  }
  return ({ reference, providerReference }) =>
    ours.exact(reference) ??
    theirs.exact(providerReference) ??
    ours.folded(reference) ??
    theirs.folded(providerReference);
}
