import type { Currency } from '../money/currency.ts';
import { entry } from './entry.ts';
import type { Posting } from './posting.ts';

/**
 * Books the reversal of an entry: every debit becomes a credit, every credit a debit.
 *
 * @throws RangeError when the entry does not balance.
 */
export function postingsForReversal<C extends Currency>(
  postings: readonly Posting<C>[],
): readonly Posting<C>[] {
  return entry(postings.map((leg) => ({ ...leg, side: leg.side === 'debit' ? 'credit' : 'debit' })));
}
