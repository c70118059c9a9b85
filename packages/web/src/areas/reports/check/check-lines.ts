import {
  type Currency,
  isZeroMoney,
  type Money,
  negateMoney,
  subtractMoney,
  sumFromMajor,
} from '@daftar/domain';
import type { ReconciliationRow } from '@daftar/sdk';
import type { TemplateWith, Text } from '../../../i18n/text.ts';
import type { Book, Books } from './check-books.ts';

export type Tone = 'positive' | 'caution' | 'negative' | 'quiet';

/** What a difference means, and its size, which is never negative. */
export type Verdict = { readonly tone: Tone } & (
  | { readonly text: Text; readonly amount?: undefined }
  | { readonly text: TemplateWith<'amount'>; readonly amount: Money | number }
);

type Cell = Money | number | undefined;

/** One figure as transactions, billing and settlement give it, and the differences between them. */
export type Line = {
  readonly figure: keyof Book;
  readonly transactions: Cell;
  readonly billing: Cell;
  readonly settlement: Cell;
  readonly verdicts: readonly Verdict[];
};

const absolute = (amount: Money): Money => (amount.minor < 0n ? negateMoney(amount) : amount);

/** Compares billing with transactions. Billing is summed from the same transactions, so any difference is an error. */
export function billingVerdict(more: Money | number): Verdict {
  const [sign, amount] =
    typeof more === 'number' ? [Math.sign(more), Math.abs(more)] : [Number(more.minor), absolute(more)];
  if (sign === 0) return { tone: 'positive', text: 'Billing agrees' };
  return {
    tone: 'negative',
    text: sign > 0 ? 'Billing has {{amount}} more' : 'Billing has {{amount}} less',
    amount,
  };
}

/** Judges the amount left to settle after refunds; negative when refunds exceed it. */
export function settlementVerdict(left: Money): Verdict {
  if (isZeroMoney(left)) return { tone: 'positive', text: 'All settled' };
  return left.minor > 0n
    ? { tone: 'caution', text: '{{amount}} still to settle', amount: left }
    : {
        tone: 'caution',
        text: '{{amount}} refunded after settlement, not yet deducted',
        amount: absolute(left),
      };
}

/** Judges what is left to settle of a figure: what was earned, less refunds, less what is settled. */
const leftVerdict = (earned: Money, refunded: Money, settled: Money): Verdict =>
  settlementVerdict(subtractMoney(subtractMoney(earned, refunded), settled));

function shareLine(
  { transactions, billing, settlement, refunded }: Books,
  figure: 'provider' | 'merchant',
): Line {
  const [earned, billed, settled] = [transactions[figure], billing[figure], settlement[figure]];
  return {
    figure,
    transactions: earned,
    billing: billed,
    settlement: settled,
    verdicts: [
      ...(earned && billed ? [billingVerdict(subtractMoney(billed, earned))] : []),
      ...(earned && settled ? [leftVerdict(earned, refunded[figure], settled)] : []),
    ],
  };
}

/** Returns count, amount and both shares side by side, refunds deducted alike from each, with a verdict only where both compared values are known. */
export function checkLines(books: Books): readonly Line[] {
  const { transactions, billing, settlement, refunded } = books;
  const columns = (figure: 'count' | 'amount') => ({
    figure,
    transactions: transactions[figure],
    billing: billing[figure],
    settlement: settlement[figure],
  });
  return [
    { ...columns('count'), verdicts: [billingVerdict(billing.count - transactions.count)] },
    {
      ...columns('amount'),
      verdicts: [
        billingVerdict(subtractMoney(billing.amount, transactions.amount)),
        leftVerdict(transactions.amount, refunded.amount, settlement.amount),
      ],
    },
    shareLine(books, 'provider'),
    shareLine(books, 'merchant'),
  ];
}

/** Verdict on a merchant in the list: the billing difference if there is one, otherwise the amount left to settle. */
export function rowVerdict(
  row: Pick<ReconciliationRow, 'billedAmount' | 'transactionAmount' | 'difference'>,
  currency: Currency,
): Verdict {
  const money = (value: number) => sumFromMajor(value, currency);
  const billing = billingVerdict(subtractMoney(money(row.billedAmount), money(row.transactionAmount)));
  return billing.tone === 'positive' ? settlementVerdict(money(row.difference)) : billing;
}

const severity: Readonly<Record<Tone, number>> = { quiet: 0, positive: 1, caution: 2, negative: 3 };

/** Returns the most severe verdict: errors first, then open amounts, then agreement. */
export function worstVerdict(lines: readonly Line[]): Verdict | undefined {
  const verdicts = lines.flatMap((line) => line.verdicts);
  return verdicts.reduce<Verdict | undefined>(
    (worst, one) => (worst && severity[worst.tone] >= severity[one.tone] ? worst : one),
    undefined,
  );
}
