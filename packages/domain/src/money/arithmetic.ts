import type { Currency } from './currency.ts';
import { type Money, money, zero } from './money.ts';

/** Thrown when a calculation mixes two currencies. */
export class CurrencyMismatchError extends TypeError {
  override readonly name = 'CurrencyMismatchError';

  constructor(expected: Currency, actual: Currency) {
    super(`Cannot mix ${expected} with ${actual}`);
  }
}

function assertSame(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new CurrencyMismatchError(a.currency, b.currency);
}

/**
 * Adds two amounts of one currency.
 *
 * @throws CurrencyMismatchError
 */
export function addMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSame(a, b);
  return money(a.minor + b.minor, a.currency);
}

/**
 * Subtracts `b` from `a`; the result may be negative.
 *
 * @throws CurrencyMismatchError
 */
export function subtractMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertSame(a, b);
  return money(a.minor - b.minor, a.currency);
}

/** Returns the amount with the opposite sign. */
export function negateMoney<C extends Currency>(amount: Money<C>): Money<C> {
  return money(-amount.minor, amount.currency);
}

/**
 * Compares two amounts: negative when `a` is less than `b`, 0 when they are equal, else positive.
 *
 * @throws CurrencyMismatchError
 */
export function compareMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): -1 | 0 | 1 {
  assertSame(a, b);
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0;
}

/**
 * Adds up amounts of one currency; returns zero for an empty list.
 *
 * @throws CurrencyMismatchError
 */
export function sumMoney<const C extends Currency>(
  amounts: Iterable<Money<NoInfer<C>>>,
  currency: C,
): Money<C> {
  let total: Money<C> = zero(currency);
  for (const amount of amounts) total = addMoney(total, amount);
  return total;
}

/** Tells whether an amount is exactly zero. */
export function isZeroMoney(amount: Money): boolean {
  return amount.minor === 0n;
}
