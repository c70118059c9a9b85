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
