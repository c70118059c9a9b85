import { subtractMoney } from '../money/arithmetic.ts';
import type { Currency } from '../money/currency.ts';
import { decimal } from '../money/decimal.ts';
import { addDecimals } from '../money/decimal-math.ts';
import { type Money, money } from '../money/money.ts';
import { percentOf } from '../money/multiply.ts';
import { checkShares, type Shares } from './check-shares.ts';

/** A payment's amount split among carrier, merchant and provider. */
export type Split<C extends Currency = Currency> = {
  readonly carrier: Money<C>;
  readonly merchant: Money<C>;
  readonly provider: Money<C>;
  /** The amount less the carrier's part. */
  readonly net: Money<C>;
};

/**
 * Splits a paid amount by a service's percentages; the three parts always add up to it and none is negative.
 *
 * Carrier and carrier with merchant round half up; what rounding or shares under 100 leave over is the provider's.
 *
 * @throws RangeError when the amount is negative, a share is no percentage or the shares exceed 100.
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
