import { type Decimal, type DecimalInput, decimal } from '../money/decimal.ts';
import { roundDecimal } from '../money/decimal-math.ts';
import { decimalToString, normaliseDecimal } from '../money/decimal-text.ts';
import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

/** The decimals that a typed percentage may have. */
const TYPED_DECIMALS = 4;

function percentText(rounded: Decimal, decimals: number, locale: string, numerals: Numerals | undefined) {
  const options = {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  const { coefficient, scale } = rounded;
  return writeNumber(
    formatterOf(locale, options, numerals),
    decimalToString({ coefficient, scale: scale + 2 }),
  );
}

/**
 * Formats a percentage that a person typed, with all its decimals (two at least, four at most): 12.5 becomes '12.50%', 1.555
 * becomes '1.555%'.
 *
 * @throws RangeError when the value is not a number.
 */
export function formatPercentage(value: DecimalInput, locale: string, numerals?: Numerals): string {
  const typed = normaliseDecimal(roundDecimal(decimal(value), TYPED_DECIMALS, 'halfUp'));
  return percentText(typed, Math.max(2, typed.scale), locale, numerals);
}

/**
 * Formats a computed share in percent, rounded half up to two decimals: 33.335 becomes '33.34%'.
 *
 * @throws RangeError when the value is not a number.
 */
export function formatShare(value: DecimalInput, locale: string, numerals?: Numerals): string {
  return percentText(roundDecimal(decimal(value), 2, 'halfUp'), 2, locale, numerals);
}
