import type { Decimal } from './decimal.ts';

/** Formats a decimal with all its decimals: coefficient 500 of scale 2 becomes '5.00'. */
export function decimalToString({ coefficient, scale }: Decimal): string {
  const negative = coefficient < 0n;
  const digits = String(negative ? -coefficient : coefficient).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${negative ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`;
}

/** Returns the same number without trailing zeros after the point: 5.00 becomes 5. */
export function normaliseDecimal({ coefficient, scale }: Decimal): Decimal {
  let [digits, decimals] = [coefficient, scale];
  while (decimals > 0 && digits % 10n === 0n) {
    digits /= 10n;
    decimals -= 1;
  }
  return { coefficient: digits, scale: decimals };
}

/** Returns the nearest JSON number; exact up to 15 significant digits. */
export function decimalToNumber(value: Decimal): number {
  return Number(decimalToString(value));
}
