import { divideRounded, type Rounding } from './rounding.ts';

/** An exact decimal number: `coefficient` ÷ 10^`scale`. Exchange rates and percentages are decimals. */
export type Decimal = { readonly coefficient: bigint; readonly scale: number };

/** A value that can be parsed as a decimal. A JSON number is parsed from its shortest decimal text. */
export type DecimalInput = Decimal | string | number;

const plain = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/;
const longestText = 64;

function fromText(text: string): Decimal | undefined {
  const match = text.length > longestText ? null : plain.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const scale = fraction.length - shift;
  return scale >= 0
    ? { coefficient: digits, scale }
    : { coefficient: digits * 10n ** BigInt(-scale), scale: 0 };
}

/**
 * Parses a decimal; undefined when the text is not one.
 *
 * Texts have ASCII digits with at most one point, no exponent and at most 64 characters.
 */
export function parseDecimal(input: DecimalInput): Decimal | undefined {
  if (typeof input === 'object') return input;
  if (typeof input === 'number') return Number.isFinite(input) ? fromText(String(input)) : undefined;
  const text = input.trim();
  return text.includes('e') ? undefined : fromText(text);
}

/**
 * Parses a value that must be a decimal.
 *
 * @throws RangeError when it is not.
 */
export function decimal(input: DecimalInput): Decimal {
  const parsed = parseDecimal(input);
  if (!parsed) throw new RangeError(`Not a decimal number: ${String(input)}`);
  return parsed;
}

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
