import { roundDecimal } from '../money/decimal-math.ts';
import { decimalToString } from '../money/decimal-text.ts';
import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

const bytesPerMegabyte = 1_048_576;

/**
 * Writes a file's size in megabytes of 1,048,576 bytes with two decimals: '1.50 MB'.
 *
 * @throws RangeError when it is no whole number of bytes.
 */
export function formatFileSize(bytes: number, locale: string, numerals?: Numerals): string {
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new RangeError('Not a size');
  // A power of two divides by doing nothing to the digits: 1 / 2^20 = 5^20 / 10^20.
  const exact = { coefficient: BigInt(bytes) * 5n ** 20n, scale: Math.log2(bytesPerMegabyte) };
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const text = decimalToString(roundDecimal(exact, 2, 'halfUp'));
  return `${writeNumber(formatterOf(locale, options, numerals), text)}\u00a0MB`;
}
