import { subtractMoney } from '../money/arithmetic.ts';
import type { Currency } from '../money/currency.ts';
import { decimal } from '../money/decimal.ts';
import { addDecimals } from '../money/decimal-math.ts';
import { type Money, money } from '../money/money.ts';
import { percentOf } from '../money/multiply.ts';
import { checkShares, type Shares } from './check-shares.ts';

/** A payment's amount, split between carrier, merchant and platform owner (`provider`). */
export type Split<C extends Currency = Currency> = {
  readonly carrier: Money<C>;
  readonly merchant: Money<C>;
  readonly provider: Money<C>;
  /** The amount minus the carrier's part. */
  readonly net: Money<C>;
};

/**
 * Splits a payment by a service's percentages. The three parts always add up to the amount and none is negative.
 *
 * The carrier's part, and the sum of carrier's and merchant's parts, are rounded half up. The platform owner gets the rest,
 * also if the shares add up to less than 100 percent.
 *
 * @throws RangeError when the amount is negative, a share is not a percentage or the shares exceed 100.
 */
export function splitAmount<C extends Currency>(amount: Money<C>, shares: Shares): Split<C> {
  if (amount.minor < 0n) throw new RangeError('A negative amount cannot be split');
  if (checkShares(shares).state === 'above') throw new RangeError('Shares are above 100 percent');
  const carrier = percentOf(amount, shares.carrierShare, 'halfUp');
  const both = percentOf(
    amount,
    addDecimals(decimal(shares.carrierShare), decimal(shares.merchantShare)),
    'halfUp',
  );
  return {
    carrier,
    merchant: subtractMoney(both, carrier),
    provider: subtractMoney(amount, both),
    net: money(amount.minor - carrier.minor, amount.currency),
  };
}
