import { decimalToString } from '../money/decimal-text.ts';
import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

const bytesPerMegabyte = 1_048_576;

/** Two decimals; below a tenth of a megabyte two significant digits, so that no small file is shown as 0.00 MB. */
const digits = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
} satisfies Intl.NumberFormatOptions;

/**
 * Formats a file size in megabytes of 1,048,576 bytes: '1.50 MB', '0.0046 MB'.
 *
 * @throws RangeError when `bytes` is not a whole number.
 */
export function formatFileSize(bytes: number, locale: string, numerals?: Numerals): string {
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new RangeError('Not a size');
  // Exact division by 2^20: 1 / 2^20 = 5^20 / 10^20.
  const exact = { coefficient: BigInt(bytes) * 5n ** 20n, scale: Math.log2(bytesPerMegabyte) };
  return `${writeNumber(formatterOf(locale, digits, numerals), decimalToString(exact))}\u00a0MB`;
}
