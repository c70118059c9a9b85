import { type Numerals, normaliseDigits } from '@daftar/domain';

/**
 * Widths of the digits 0 to 9 in thousandths of an em. In IBM Plex Sans only Latin digits are tabular. A box of fixed width
 * around the decimals would align them too, but a screen reader would read a space before it.
 */
const widths: Readonly<Record<Numerals, readonly number[]>> = {
  latn: [600, 600, 600, 600, 600, 600, 600, 600, 600, 600],
  arab: [282, 263, 485, 630, 486, 526, 503, 531, 531, 508],
  arabext: [282, 263, 485, 630, 541, 584, 520, 531, 531, 508],
};
/** Width of two decimals of the widest digit, in thousandths of an em. */
const twoDecimals = 1260;

/**
 * Returns the margin after an amount, in em, that aligns the decimal points of a right-aligned column. With three decimals it is
 * negative: the third decimal extends into the space after the amount.
 */
export function decimalsMargin(amount: string, numerals: Numerals): number {
  const decimals = amount.split(/[.\u066b]/)[1] ?? '';
  const used = [...normaliseDigits(decimals)].map((digit) => widths[numerals][Number(digit)] ?? 0);
  return used.reduce((margin, width) => margin - width, twoDecimals) / 1000;
}
