import type { Decimal } from '../money/decimal.ts';
import { decimalToString, normaliseDecimal } from '../money/decimal-text.ts';
import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

/** Formats an exact number for a locale, with all its decimals (20 at most). */
export function formatDecimal(value: Decimal, locale: string, numerals?: Numerals): string {
  const text = decimalToString(normaliseDecimal(value));
  return writeNumber(formatterOf(locale, { maximumFractionDigits: 20 }, numerals), text);
}
