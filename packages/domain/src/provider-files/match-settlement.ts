import { addMoney, compareMoney, type Money } from '../money/money.ts';

import { foldText } from '../text/fold-text.ts';
import type { SettlementLine } from './read-settlement.ts';

/** Tells whether two amounts have the same currency and value. */
const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && compareMoney(one, other) === 0;

/**
 * Verdict on a row of a settlement file. Only `missing-there` is not about a row: it is the verdict on one of our
 * payments or refunds that the file does not contain. `failed-here` and `open-here` are about payments that we know, and that are
 * not paid here; `paid-twice` about an order that is paid here by another transaction of the provider; `ambiguous` about references that look like those of several payments; `total` about sums of other rows.
 */
export const settlementVerdicts = [
  'matched',
  'settles-refund',
  'missing-here',
  'failed-here',
  'open-here',
  'paid-twice',
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
  /** Our number of the order, which we also sent to the provider. An order that was paid twice has several payments. */
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
 * rows match the open refund, if there is one; otherwise each row with a number of its own is a refund that we lack.
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
    const refund = ofAmount(line, payment, refunds, used);
    if (!refund) return true;
    used.add(refund);
    judged.push(settledBy(line, payment, refund));
    return false;
  });
  return [...judged, ...judgeRest(payment, unexplained, refunds, used)];
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

/** Returns the provider's number of a row's refund; '' if the row has none, or repeats the payment's. */
export function refundNumber({ providerReference }: SettlementLine, payment: KnownPayment): string {
  const isPayments = [payment.reference, payment.providerReference].some(
    (number) => foldText(number) === foldText(providerReference),
  );
  return isPayments ? '' : providerReference;
}

/**
 * Finds an unmatched refund of the row's amount, a succeeded one before a pending one. Two refunds with different numbers of the
 * provider are not the same.
 */
function ofAmount(
  line: ReadLine,
  payment: KnownPayment,
  refunds: readonly KnownRefund[],
  used: ReadonlySet<KnownRefund>,
): KnownRefund | undefined {
  const number = refundNumber(line, payment);
  const free = refunds.filter(
    (one) =>
      one.amount &&
      !used.has(one) &&
      isSameMoney(one.amount, line.amount) &&
      (number === '' || one.providerReference === '' || one.providerReference === payment.providerReference),
  );
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
 * Settles the open refund with the sum of the remaining rows; without one, each row is a refund that the provider made by itself. If
 * the sum exceeds the amount that can still be refunded, the rows differ. A row without a number of its own, and every row of a
 * payment whose refunds may already contain it, is left to a person.
 */
function judgeRest(
  payment: KnownPayment,
  lines: readonly ReadLine[],
  refunds: readonly KnownRefund[],
  used: ReadonlySet<KnownRefund>,
): JudgedLine[] {
  const open = refunds.find(({ status }) => status === 'open');
  const isNew =
    !open && !mayContain(refunds, used) && lines.every((line) => refundNumber(line, payment) !== '');
  if (!open && !isNew) return lines.map((line) => ({ line, verdict: 'missing-here', payment }));
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

/**
 * Tells whether refunds that no row names may contain those of the remaining rows: a pending one, whose amount the provider may have
 * changed, and one that was booked without the provider's number, perhaps as the sum of several.
 */
const mayContain = (refunds: readonly KnownRefund[], used: ReadonlySet<KnownRefund>): boolean =>
  refunds.some(
    (one) =>
      !used.has(one) &&
      (one.status === 'pending' || (one.status === 'succeeded' && one.providerReference === '')),
  );

/** Payments by a number, as it is and as it is folded: those of one order have the same number of ours. */
class ByNumber {
  readonly #exact = new Map<string, KnownPayment[]>();
  readonly #folded = new Map<string, KnownPayment[]>();

  add(number: string, payment: KnownPayment): void {
    if (number === '') return;
    for (const [lists, key] of [
      [this.#exact, number],
      [this.#folded, foldText(number)],
    ] as const) {
      const list = lists.get(key) ?? [];
      if (!list.includes(payment)) lists.set(key, [...list, payment]);
    }
  }

  exact = (number: string): readonly KnownPayment[] => this.#exact.get(number) ?? [];
  folded = (number: string): readonly KnownPayment[] =>
    number === '' ? [] : (this.#folded.get(foldText(number)) ?? []);
}

type Found = KnownPayment | 'ambiguous' | undefined;

/**
 * Returns a function that finds a row's payment: by our number of the order or of its refund, else by the provider's number. Of
 * several payments of an order, the provider's number decides. Numbers that are equal but for case and invisible marks count when no
 * number is equal. A paid payment comes before a failed one with the same number.
 */
function paymentFinder(
  payments: readonly KnownPayment[],
  refunds: readonly KnownRefund[],
): (line: SettlementLine, listed: ReadonlySet<KnownPayment>) => Found {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const refundsOf = Map.groupBy(refunds, ({ paymentId }) => paymentId);
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
  return (line, listed) => {
    const { reference, providerReference } = line;
    const one = (list: readonly KnownPayment[]) => oneOf(list, line, { listed, theirs, refundsOf });
    const folded = (list: readonly KnownPayment[]): Found =>
      new Set(list.map((payment) => payment.reference)).size > 1 ? 'ambiguous' : one(list);
    return (
      one(ours.exact(reference)) ??
      theirs.exact(providerReference)[0] ??
      folded(ours.folded(reference)) ??
      folded(theirs.folded(providerReference))
    );
  };
}

interface Choice {
  /** Payments that an earlier row was about. */
  listed: ReadonlySet<KnownPayment>;
  theirs: ByNumber;
  refundsOf: ReadonlyMap<string, readonly KnownRefund[]>;
}

/** Returns the payment that a row is about, of the paid ones of one order. */
function oneOf(
  list: readonly KnownPayment[],
  line: SettlementLine,
  { listed, theirs, refundsOf }: Choice,
): Found {
  const paid = list.filter(({ unpaid }) => !unpaid);
  if (paid.length < 2) return list[0];
  const numbered = theirs.folded(line.providerReference).filter((payment) => paid.includes(payment));
  if (numbered.length === 1) return numbered[0];
  const { kind, amount } = line;
  if (kind === 'payment') {
    if (line.providerReference !== '') return paid[0];
    const free = paid.filter((payment) => !listed.has(payment));
    return free.find((payment) => amount && isSameMoney(payment.amount, amount)) ?? free[0] ?? paid[0];
  }
  const asked = paid.filter((payment) =>
    (refundsOf.get(payment.id) ?? []).some(
      (one) => !one.amount || !amount || isSameMoney(one.amount, amount),
    ),
  );
  return asked.length === 1 ? asked[0] : 'ambiguous';
}

export type SettlementMatch = {
  /** The file's rows with their verdicts, in the order of the file. */
  readonly lines: readonly JudgedLine[];
  /** Refunds that become `succeeded`, with their amounts. */
  readonly settles: readonly { readonly refund: KnownRefund; readonly amount: Money }[];
  /** Refunds that we lack and the file proves: each has a number of the provider's own. */
  readonly gives: readonly {
    readonly line: SettlementLine;
    readonly payment: KnownPayment;
    readonly amount: Money;
  }[];
  /** Paid payments with refund rows that we lack and that have no number: a person decides. */
  readonly doubts: readonly KnownPayment[];
  /** Our payments and refunds that the file lacks although it covers their days. */
  readonly missing: readonly { readonly payment: KnownPayment; readonly refund?: KnownRefund }[];
};

/**
 * Compares a settlement file's rows with our payments and refunds.
 *
 * Rows settle only refunds of their own payment. Of an order that was paid twice, the provider's number tells the payments apart; a
 * payment with a number that we do not know is the verdict `paid-twice`. A pending refund needs a row of exactly its amount. An open refund (its
 * amount is unknown) takes the sum of the payment's unmatched refund rows; if the sum exceeds the amount that can still be
 * refunded, the rows settle nothing. The order of the rows does not change the settled amounts.
 */
export function matchSettlement(
  lines: readonly SettlementLine[],
  payments: readonly KnownPayment[],
  refunds: readonly KnownRefund[],
): SettlementMatch {
  const find = paymentFinder(payments, refunds);
  const judged = new Map<SettlementLine, JudgedLine>();
  const listed = new Set<KnownPayment>();
  const refundLines: RefundLine[] = [];
  for (const line of lines) {
    const { kind, amount, isTotal } = line;
    const payment = kind && amount && find(line, listed);
    if (isTotal) judged.set(line, { line, verdict: 'total' });
    else if (!kind || !amount) judged.set(line, { line, verdict: 'unreadable' });
    else if (!payment) judged.set(line, { line, verdict: 'missing-here' });
    else if (payment === 'ambiguous') judged.set(line, { line, verdict: 'ambiguous' });
    else if (payment.unpaid)
      judged.set(line, { line, verdict: `${payment.unpaid}-here`, payment, expected: payment.amount });
    else if (kind === 'payment' && isSecond(line, payment))
      judged.set(line, { line, verdict: 'paid-twice', payment });
    else if (kind === 'payment') judged.set(line, judgePayment(line, amount, payment, listed));
    else refundLines.push({ payment, line });
  }
  const { found, ...refunded } = judgeRefunds(refundLines, refunds, judged);
  return {
    lines: lines.flatMap((line) => judged.get(line) ?? []),
    ...refunded,
    missing: missingOf(payments, refunds, { listed, found }),
  };
}

interface RefundLine {
  payment: KnownPayment;
  line: SettlementLine;
}

/** Judges the refund rows of each payment. `found` has the refunds that are in the file. */
function judgeRefunds(
  refundLines: readonly RefundLine[],
  refunds: readonly KnownRefund[],
  judged: Map<SettlementLine, JudgedLine>,
) {
  const settles = new Map<KnownRefund, Money>();
  const gives: SettlementMatch['gives'][number][] = [];
  const doubts = new Set<KnownPayment>();
  const found = new Set<KnownRefund>();
  const refundsOf = Map.groupBy(refunds, ({ paymentId }) => paymentId);
  for (const [payment, ofPayment] of Map.groupBy(refundLines, (one) => one.payment)) {
    const known = refundsOf.get(payment.id) ?? [];
    const rows = ofPayment.map(({ line }) => line);
    for (const one of matchRefunds(payment, rows, known)) {
      const { line, verdict, refund } = one;
      judged.set(line, one);
      if (refund) found.add(refund);
      if (verdict === 'missing-here' && payment.left.minor > 0n && !mayContain(known, found))
        doubts.add(payment);
      if (verdict !== 'settles-refund' || !line.amount) continue;
      if (refund) settles.set(refund, sumOf(settles.get(refund), line.amount));
      else gives.push({ line, payment, amount: line.amount });
    }
  }
  return {
    settles: [...settles].map(([refund, amount]) => ({ refund, amount })),
    gives,
    doubts: [...doubts],
    found,
  };
}

interface InFile {
  listed: ReadonlySet<KnownPayment>;
  found: ReadonlySet<KnownRefund>;
}

function missingOf(
  payments: readonly KnownPayment[],
  refunds: readonly KnownRefund[],
  { listed, found }: InFile,
): SettlementMatch['missing'] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return [
    ...payments
      .filter((one) => one.inPeriod && !one.unpaid && !listed.has(one))
      .map((payment) => ({ payment })),
    ...refunds.flatMap((refund) => {
      const payment = byId.get(refund.paymentId);
      const lacks = refund.status === 'succeeded' && refund.inPeriod && !found.has(refund);
      return lacks && payment ? [{ payment, refund }] : [];
    }),
  ];
}

/**
 * Tells whether a row of a payment has our number of an order, and another number of the provider than the order's payment. A payment
 * without a number of the provider is stored under ours.
 */
function isSecond({ reference, providerReference }: SettlementLine, payment: KnownPayment): boolean {
  const ours = foldText(payment.reference);
  const stored = foldText(payment.providerReference);
  const number = foldText(providerReference);
  const isNumbered = stored !== '' && stored !== ours;
  return isNumbered && ![stored, ours, ''].includes(number) && foldText(reference) === ours;
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
