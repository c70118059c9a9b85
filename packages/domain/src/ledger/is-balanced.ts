import type { Currency } from '../money/currency.ts';
import type { Posting } from './posting.ts';

/** Tells whether debits equal credits in every currency of an entry; an empty entry balances. */
export function isBalanced(postings: Iterable<Posting>): boolean {
  const sums = new Map<Currency, bigint>();
  for (const { side, amount } of postings) {
    const signed = side === 'debit' ? amount.minor : -amount.minor;
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + signed);
  }
  return [...sums.values()].every((sum) => sum === 0n);
}
