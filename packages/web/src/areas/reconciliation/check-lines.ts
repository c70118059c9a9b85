import {
  type Currency,
  isZeroMoney,
  type Money,
  negateMoney,
  subtractMoney,
  sumFromMajor,
} from '@daftar/domain';
import type { ReconciliationRow } from '@daftar/sdk';
import type { Text } from '../../i18n/text.ts';
import type { Book, Books } from './check-books.ts';

export type Tone = 'positive' | 'caution' | 'negative' | 'quiet';

/** What a difference means; `of` is how much of it, never below zero. */
export type Verdict = { readonly tone: Tone; readonly text: Text; readonly of?: Money | number };

type Cell = Money | number | undefined;

/** One figure in the three books, and how they differ. */
export type Line = {
  readonly figure: keyof Book;
  readonly transactions: Cell;
  readonly billing: Cell;
  readonly settlement: Cell;
  readonly verdicts: readonly Verdict[];
};

const size = (amount: Money): Money => (amount.minor < 0n ? negateMoney(amount) : amount);

/** Billing is summed from the same transactions: any difference is a fault. */
export function billingVerdict(more: Money | number): Verdict {
  const [sign, of] =
    typeof more === 'number' ? [Math.sign(more), Math.abs(more)] : [Number(more.minor), size(more)];
  if (sign === 0) return { tone: 'positive', text: 'Billing agrees' };
  return {
    tone: 'negative',
    text: sign > 0 ? 'Billing has {{amount}} more' : 'Billing has {{amount}} less',
    of,
  };
}

/** What is left to settle once refunds are taken off. */
export function settlementVerdict(left: Money): Verdict {
  if (isZeroMoney(left)) return { tone: 'positive', text: 'All settled' };
  return left.minor > 0n
    ? { tone: 'caution', text: '{{amount}} still to settle', of: left }
    : { tone: 'caution', text: '{{amount}} refunded after settlement, still to net', of: size(left) };
}

/** Of a share nobody says how much the refunds took: what is open then holds their part too. */
function shareVerdict(open: Money, refunded: Money): Verdict {
  if (isZeroMoney(refunded) || open.minor <= 0n) return settlementVerdict(open);
  return { tone: 'quiet', text: '{{amount}} not settled, refunds among it', of: open };
}

function shareLine(
  { transactions, billing, settlement, refunded }: Books,
  figure: 'provider' | 'merchant',
): Line {
  const [earned, billed, settled] = [transactions[figure], billing[figure], settlement[figure]];
  return {
    ...{ figure, transactions: earned, billing: billed, settlement: settled },
    verdicts: [
      ...(earned && billed ? [billingVerdict(subtractMoney(billed, earned))] : []),
      ...(earned && settled ? [shareVerdict(subtractMoney(earned, settled), refunded)] : []),
    ],
  };
}

/** Count, amount, provider's and merchant's share side by side; a difference only where both sides are told. */
export function checkLines(books: Books): readonly Line[] {
  const { transactions, billing, settlement, refunded } = books;
  const left = subtractMoney(subtractMoney(transactions.amount, refunded), settlement.amount);
  const columns = (figure: 'count' | 'amount') => ({
    ...{ figure, transactions: transactions[figure] },
    ...{ billing: billing[figure], settlement: settlement[figure] },
  });
  return [
    { ...columns('count'), verdicts: [billingVerdict(billing.count - transactions.count)] },
    {
      ...columns('amount'),
      verdicts: [billingVerdict(subtractMoney(billing.amount, transactions.amount)), settlementVerdict(left)],
    },
    shareLine(books, 'provider'),
    shareLine(books, 'merchant'),
  ];
}

/** What matters of a merchant in the list: billing that differs, else what is left to settle. */
export function rowVerdict(
  row: Pick<ReconciliationRow, 'billedAmount' | 'transactionAmount' | 'difference'>,
  currency: Currency,
): Verdict {
  const money = (value: number) => sumFromMajor(value, currency);
  const billing = billingVerdict(subtractMoney(money(row.billedAmount), money(row.transactionAmount)));
  return billing.tone === 'positive' ? settlementVerdict(money(row.difference)) : billing;
}

const weights: Readonly<Record<Tone, number>> = { quiet: 0, positive: 1, caution: 2, negative: 3 };

/** The one that matters most: what is wrong before what is open, what is open before what is well. */
export function gravest(lines: readonly Line[]): Verdict | undefined {
  const verdicts = lines.flatMap((line) => line.verdicts);
  return verdicts.reduce<Verdict | undefined>(
    (worst, one) => (worst && weights[worst.tone] >= weights[one.tone] ? worst : one),
    undefined,
  );
}
