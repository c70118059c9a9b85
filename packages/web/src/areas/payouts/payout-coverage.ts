import {
  type Currency,
  compareMoney,
  isCurrency,
  type Money,
  subtractMoney,
  sumFromMajor,
  sumMoney,
} from '@daftar/domain';
import type { PayoutContext } from '@daftar/sdk';
import type { Text } from '../../i18n/text.ts';

type Funds = {
  /** The accounts from which payouts are paid, without what refunds under way need. */
  readonly accounts: readonly Money<Currency>[];
  readonly pending: Money<Currency>;
  /** The funds less the pending payouts; negative if these are more. */
  readonly free: Money<Currency>;
};

/** Reads a merchant's funds; undefined in an unknown currency. */
export function readFunds(funds: NonNullable<PayoutContext['funds']>): Funds | undefined {
  const { currency, loan, balance, held = 0 } = funds;
  if (!isCurrency(currency)) return undefined;
  const unheld = subtractMoney(sumFromMajor(balance, currency), sumFromMajor(held, currency));
  const accounts = [sumFromMajor(loan, currency), unheld];
  const pending = sumFromMajor(funds.pending, currency);
  return { accounts, pending, free: subtractMoney(sumMoney(accounts, currency), pending) };
}

/** Whether one account covers a payout: none, one, or one while the accounts also cover all pending payouts together. */
type Coverage = 'none' | 'alone' | 'all';

export const coverageTexts = {
  none: 'No account of the merchant covers this payout.',
  alone: 'Covers this payout, but not all that are pending.',
  all: 'Covers this payout and all that are pending.',
} as const satisfies Record<Coverage, Text>;

/**
 * Returns how far a merchant's funds cover a payout. The server takes the whole amount from one account, and reserves nothing
 * for pending payouts. `isPending`: the payout is one of the pending ones.
 */
export function coverageOf(
  { accounts, free }: Funds,
  amount: Money<Currency>,
  { isPending }: { readonly isPending: boolean },
): Coverage {
  if (!accounts.some((account) => compareMoney(account, amount) >= 0)) return 'none';
  const left = isPending ? free : subtractMoney(free, amount);
  return left.minor < 0n ? 'alone' : 'all';
}
