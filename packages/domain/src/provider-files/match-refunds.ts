import { addMoney, compareMoney } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { foldText } from '../text/fold-text.ts';
import { isSameMoney } from './is-same-money.ts';
import type { JudgedLine, KnownPayment, KnownRefund } from './judged-line.ts';
import type { SettlementLine } from './read-settlement.ts';

type ReadLine = SettlementLine & { readonly amount: Money };

const isReadable = (line: SettlementLine): line is ReadLine => line.amount !== undefined;

/**
 * Matches the refund rows of one payment with its refunds: first by the refund's number, then by its amount. The remaining
 * rows match the open refund, if there is one.
 */
export function matchRefunds(
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
