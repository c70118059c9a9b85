import type { Currency } from './currency.ts';
import { type DecimalInput, decimal } from './decimal.ts';
import { type Money, money } from './money.ts';
import { divideRounded, type Rounding } from './rounding.ts';

/**
 * Multiplies an amount by an exact factor and rounds to a whole minor unit.
 *
 * @throws RangeError when the factor is not a decimal.
 */
export function multiplyByDecimal<C extends Currency>(
  amount: Money<C>,
  factor: DecimalInput,
  rounding: Rounding,
): Money<C> {
  const { coefficient, scale } = decimal(factor);
  return money(divideRounded(amount.minor * coefficient, 10n ** BigInt(scale), rounding), amount.currency);
}

/**
 * Returns a percentage of an amount, rounded to a whole minor unit; 3 is three percent.
 *
 * @throws RangeError when the percentage is not a decimal.
 */
export function percentOf<C extends Currency>(
  amount: Money<C>,
  percentage: DecimalInput,
  rounding: Rounding,
): Money<C> {
  const { coefficient, scale } = decimal(percentage);
  return multiplyByDecimal(amount, { coefficient, scale: scale + 2 }, rounding);
}
