import { type DecimalInput, decimal, roundDecimal } from '../money/decimal.ts';
import { fromMajor, isCurrency, minorUnits } from '../money/money.ts';

import { formatMoney, type Numerals } from './numbers.ts';

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
