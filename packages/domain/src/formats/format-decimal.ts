import type { Decimal, DecimalInput } from '../money/decimal.ts';
import { decimal } from '../money/decimal.ts';
import { roundDecimal } from '../money/decimal-math.ts';
import { decimalToString, normaliseDecimal } from '../money/decimal-text.ts';
import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

/** Formats an exact number for a locale, with all its decimals (20 at most). */
export function formatDecimal(value: Decimal, locale: string, numerals?: Numerals): string {
  const text = decimalToString(normaliseDecimal(value));
  return writeNumber(formatterOf(locale, { maximumFractionDigits: 20 }, numerals), text);
}

/**
 * Formats a percentage with two decimals: 12.5 becomes '12.50%'.
 *
 * @throws RangeError when the value is not a number.
 */
export function formatPercentage(value: DecimalInput, locale: string, numerals?: Numerals): string {
  const { coefficient, scale } = roundDecimal(decimal(value), 2, 'halfUp');
  const options = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return writeNumber(
    formatterOf(locale, options, numerals),
    decimalToString({ coefficient, scale: scale + 2 }),
  );
}
