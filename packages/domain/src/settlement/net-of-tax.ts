import { compareDecimals, type DecimalInput, decimal, subtractDecimals } from '../money/decimal.ts';
import { type Currency, type Money, percentOf, subtractMoney } from '../money/money.ts';

/** An account balance credit: `tax` and `net` add up to `gross`. */
export type TaxedAmount<C extends Currency = Currency> = {
  readonly gross: Money<C>;
  readonly tax: Money<C>;
  readonly net: Money<C>;
};

const highest = decimal(99);
const hundred = decimal(100);

/**
 * Subtracts a tax of 0 to 99 percent from an amount. The net amount is rounded half up, as a loan's billed amount is;
 * the tax is the difference.
 *
 * @throws RangeError when the tax is out of range or not a number.
 */
export function netOfTax<C extends Currency>(gross: Money<C>, tax: DecimalInput): TaxedAmount<C> {
  const rate = decimal(tax);
  if (rate.coefficient < 0n || compareDecimals(rate, highest) > 0)
    throw new RangeError('Tax is 0 to 99 percent');
  const net = percentOf(gross, subtractDecimals(hundred, rate), 'halfUp');
  return { gross, tax: subtractMoney(gross, net), net };
}
