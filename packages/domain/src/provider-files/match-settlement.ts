import { addMoney, compareMoney, type Money } from '../money/money.ts';

import { foldText } from '../text/fold-text.ts';
import type { SettlementLine } from './read-settlement.ts';

/** Tells whether two amounts have the same currency and value. */
const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && compareMoney(one, other) === 0;

/**
 * Verdict on a row of a settlement file. Only `missing-there` is not about a row: it is the verdict on one of our
 * payments or refunds that the file does not contain. `failed-here` and `open-here` are about payments that we know, and that are
 * not paid here; `ambiguous` about references that look like those of several payments; `total` about sums of other rows.
 */
export const settlementVerdicts = [
  'matched',
  'settles-refund',
  'missing-here',
  'failed-here',
  'open-here',
  'missing-there',
  'amount-differs',
  'listed-twice',
  'ambiguous',
  'unreadable',
  'total',
] as const;
export type SettlementVerdict = (typeof settlementVerdicts)[number];

/** A payment in our records. One that is not paid has no amount left, and is never missing in a file. */
export type KnownPayment = {
  readonly id: string;
  /** Why the payment is not paid here; absent for a paid one. */
  readonly unpaid?: 'failed' | 'open' | undefined;
  /** Our number of the payment, which we also sent to the provider. */
  readonly reference: string;
  readonly providerReference: string;
  readonly amount: Money;
  /** The amount that can still be refunded: refunds already requested are subtracted. */
  readonly left: Money;
  /** Whether it was paid on the days that the file covers. */
  readonly inPeriod: boolean;
};

/** A refund in our records. An open one has no amount: the provider refunded a part without reporting how much. */
export type KnownRefund = {
  readonly id: string;
  readonly paymentId: string;
  readonly providerReference: string;
  readonly status: 'open' | 'pending' | 'succeeded';
  readonly amount: Money | undefined;
  readonly inPeriod: boolean;
};

/** A row with its verdict; `expected` is our amount of what it is about, if we know it. */
export type JudgedLine = {
  readonly line: SettlementLine;
  readonly verdict: Exclude<SettlementVerdict, 'missing-there'>;
  readonly payment?: KnownPayment | undefined;
  readonly refund?: KnownRefund | undefined;
  readonly expected?: Money | undefined;
};

type ReadLine = SettlementLine & { readonly amount: Money };

const isReadable = (line: SettlementLine): line is ReadLine => line.amount !== undefined;

/**
 * Matches the refund rows of one payment with its refunds: first by the refund's number, then by its amount. The remaining
 * rows match the open refund, if there is one.
 */
function matchRefunds(
  payment: KnownPayment,
  lines: readonly SettlementLine[],
  refunds: readonly KnownRefund[],
): readonly JudgedLine[] {
  const judged: JudgedLine[] = [];
  const used = new Set<KnownRefund>();
  const seen = new Set<string>();
  const once = lines.filter(isReadable).filter((line) => {
    if (!isRepeated(line, payment, seen)) return true;
    judged.push({ line, verdict: 'listed-twice', payment });
    return false;
  });
  const unnamed = once.filter((line) => {
    const free = refunds.filter((one) => one.amount && !used.has(one));
    const refund = namedRefund(line, free, payment);
    if (!refund?.amount) return true;
    used.add(refund);
    const { amount: expected } = refund;
    const isRight = isSameMoney(line.amount, expected);
    judged.push(
      isRight
        ? settledBy(line, payment, refund)
        : { line, verdict: 'amount-differs', payment, refund, expected },
    );
    return false;
  });
  const unexplained = unnamed.filter((line) => {
    const refund = ofAmount(line.amount, refunds, used);
    if (!refund) return true;
    used.add(refund);
    judged.push(settledBy(line, payment, refund));
    return false;
  });
  return [...judged, ...judgeRest(payment, unexplained, refunds)];
}

/**
 * Tells whether an earlier row has the refund number of this row. The payment's own number does not count: some files repeat
 * it in every refund.
 */
function isRepeated(
  { reference, providerReference }: ReadLine,
  payment: KnownPayment,
  seen: Set<string>,
): boolean {
  const numbers = [reference, providerReference].filter(
    (number) => number !== '' && number !== payment.reference && number !== payment.providerReference,
  );
  if (numbers.length === 0) return false;
  const isKnown = numbers.some((number) => seen.has(number));
  for (const number of numbers) seen.add(number);
  return isKnown;
}

/** Finds the refund whose number a row has: the same number, otherwise the only one that is equal but for case and marks. */
function namedRefund(
  line: ReadLine,
  refunds: readonly KnownRefund[],
  payment: KnownPayment,
): KnownRefund | undefined {
  const exact = refunds.find((one) => isNamed(line, one, payment, (text) => text));
  if (exact) return exact;
  const [only, ...others] = refunds.filter((one) => isNamed(line, one, payment, foldText));
  return others.length === 0 ? only : undefined;
}

function isNamed(
  { reference, providerReference }: ReadLine,
  refund: KnownRefund,
  payment: KnownPayment,
  key: (text: string) => string,
): boolean {
  const isNumber = refund.providerReference !== '' && refund.providerReference !== payment.providerReference;
  const isTheirs = isNumber && key(providerReference) === key(refund.providerReference);
  return key(reference) === key(refund.id) || isTheirs;
}

/** Finds an unmatched refund of this amount, a succeeded one before a pending one. */
function ofAmount(
  amount: Money,
  refunds: readonly KnownRefund[],
  used: ReadonlySet<KnownRefund>,
): KnownRefund | undefined {
  const free = refunds.filter((one) => one.amount && !used.has(one) && isSameMoney(one.amount, amount));
  return free.find(({ status }) => status === 'succeeded') ?? free[0];
}

const settledBy = (line: SettlementLine, payment: KnownPayment, refund: KnownRefund): JudgedLine => ({
  line,
  verdict: refund.status === 'succeeded' ? 'matched' : 'settles-refund',
  payment,
  refund,
  expected: refund.amount,
});

/**
 * Settles the open refund with the sum of the remaining rows. If the sum exceeds the amount that can still be refunded, the
 * rows differ.
 */
function judgeRest(
  payment: KnownPayment,
  lines: readonly ReadLine[],
  refunds: readonly KnownRefund[],
): JudgedLine[] {
  const open = refunds.find(({ status }) => status === 'open');
  if (!open) return lines.map((line) => ({ line, verdict: 'missing-here', payment }));
  const { left } = payment;
  const isOneCurrency = lines.every(({ amount }) => amount.currency === left.currency);
  const first = lines[0]?.amount;
  const sum =
    isOneCurrency && first
      ? lines.slice(1).reduce((all, { amount }) => addMoney(all, amount), first)
      : undefined;
  const fits = sum !== undefined && compareMoney(sum, left) <= 0;
  return lines.map((line) =>
    fits
      ? { line, verdict: 'settles-refund', payment, refund: open, expected: line.amount }
      : { line, verdict: 'amount-differs', payment, expected: left },
  );
}

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
