import { isCurrency, minorUnits } from '../money/currency.ts';
import type { DecimalInput } from '../money/decimal.ts';
import { decimal } from '../money/decimal.ts';
import { roundDecimal } from '../money/decimal-math.ts';
import { fromMajor } from '../money/major.ts';
import { formatMoney } from './format-money.ts';
import type { Numerals } from './number-format.ts';

/**
 * Formats an amount (major units) of the settlement report in its settled currency, or in US dollars if that is missing
 * or unknown: '$1,234.50'. Rounds half up to the currency's decimals.
 *
 * @throws RangeError when the amount is not a number.
 */
export function formatSettledAmount(
  amount: DecimalInput,
  settledCurrency: string | undefined,
  locale: string,
  numerals?: Numerals,
): string {
  const currency = isCurrency(settledCurrency) ? settledCurrency : 'USD';
  const rounded = roundDecimal(decimal(amount), minorUnits(currency), 'halfUp');
  return formatMoney(fromMajor(rounded, currency), locale, { currency: 'symbol', numerals });
}
