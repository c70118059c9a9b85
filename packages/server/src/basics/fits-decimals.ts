import { type DecimalInput, normaliseDecimal, parseDecimal } from '@daftar/domain';

/** Returns whether a number has at most so many decimals; false for a value that is not a number. */
export function fitsDecimals(value: DecimalInput, decimals: number): boolean {
  const read = parseDecimal(value);
  return read !== undefined && normaliseDecimal(read).scale <= decimals;
}
