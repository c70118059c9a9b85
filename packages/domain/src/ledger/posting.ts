import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import type { Account } from './accounts.ts';

export type Side = 'debit' | 'credit';

/** One posting of a ledger entry: a positive amount that debits or credits (`side`) an account. */
export type Posting<C extends Currency = Currency> = {
  readonly account: Account;
  readonly side: Side;
  readonly amount: Money<C>;
};

/**
 * Creates a debit or credit posting.
 *
 * @throws RangeError when the amount is negative. Post a positive amount to the opposite side instead.
 */
export function posting<C extends Currency>(side: Side, account: Account, amount: Money<C>): Posting<C> {
  if (amount.minor < 0n) throw new RangeError('A posting is never negative');
  return { account, side, amount };
}
