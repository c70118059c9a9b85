import type { Currency } from '../money/currency.ts';
import { isBalanced } from './is-balanced.ts';
import type { Posting } from './posting.ts';

/**
 * Checks that the debits equal the credits. Returns the postings without those of amount zero.
 *
 * @throws RangeError when debits and credits differ.
 */
export function entry<C extends Currency>(postings: readonly Posting<C>[]): readonly Posting<C>[] {
  if (!isBalanced(postings)) throw new RangeError('Debits and credits differ');
  return postings.filter(({ amount }) => amount.minor !== 0n);
}
