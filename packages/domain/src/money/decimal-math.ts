import type { Decimal } from './decimal.ts';
import { divideRounded, type Rounding } from './rounding.ts';

function aligned(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const scale = Math.max(a.scale, b.scale);
  return [
    a.coefficient * 10n ** BigInt(scale - a.scale),
    b.coefficient * 10n ** BigInt(scale - b.scale),
    scale,
  ];
}

/** Adds two decimals exactly. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = aligned(a, b);
  return { coefficient: left + right, scale };
}

/** Subtracts `b` from `a` exactly. */
export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = aligned(a, b);
  return { coefficient: left - right, scale };
}

/** Multiplies two decimals exactly. */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { coefficient: a.coefficient * b.coefficient, scale: a.scale + b.scale };
}

/**
 * Divides `a` by `b` to `scale` decimals.
 *
 * @throws RangeError when `b` is 0.
 */
export function divideDecimals(a: Decimal, b: Decimal, scale: number, rounding: Rounding): Decimal {
  const shift = BigInt(scale) + BigInt(b.scale) - BigInt(a.scale);
  const top = shift >= 0n ? a.coefficient * 10n ** shift : a.coefficient;
  const bottom = shift >= 0n ? b.coefficient : b.coefficient * 10n ** -shift;
  return { coefficient: divideRounded(top, bottom, rounding), scale };
}

/** Compares two decimals by value: negative when `a` is less than `b`, 0 when they are equal, else positive. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const [left, right] = aligned(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Rounds a decimal to exactly `scale` decimals. */
export function roundDecimal(value: Decimal, scale: number, rounding: Rounding): Decimal {
  return divideDecimals(value, { coefficient: 1n, scale: 0 }, scale, rounding);
}

/** Cuts off the decimals, as integer parsing does: 277.85 → 277. */
export function truncateDecimal(value: Decimal): Decimal {
  return roundDecimal(value, 0, 'down');
}
