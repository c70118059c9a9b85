import { roundDecimal } from '../money/decimal-math.ts';
import { decimalToString } from '../money/decimal-text.ts';
import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

const bytesPerMegabyte = 1_048_576;

/**
 * Formats a file size in megabytes of 1,048,576 bytes with two decimals: '1.50 MB'.
 *
 * @throws RangeError when `bytes` is not a whole number.
 */
export function formatFileSize(bytes: number, locale: string, numerals?: Numerals): string {
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new RangeError('Not a size');
  // Exact division by 2^20: 1 / 2^20 = 5^20 / 10^20.
  const exact = { coefficient: BigInt(bytes) * 5n ** 20n, scale: Math.log2(bytesPerMegabyte) };
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const text = decimalToString(roundDecimal(exact, 2, 'halfUp'));
  return `${writeNumber(formatterOf(locale, options, numerals), text)}\u00a0MB`;
}
