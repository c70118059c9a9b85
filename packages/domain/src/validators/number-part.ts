import * as v from 'valibot';
import { type Decimal, parseDecimal } from '../money/decimal.ts';
import { compareDecimals } from '../money/decimal-math.ts';
import { decimalToNumber, normaliseDecimal } from '../money/decimal-text.ts';
import { maxWholeDigits } from '../money/major.ts';
import { normaliseNumberText } from '../text/digits.ts';
import { input, type Part, required } from './parts.ts';

export type NumberRule = {
  readonly min?: Decimal;
  readonly max?: Decimal;
  /** How many decimals may be given. */
  readonly decimals: number;
};

/** Tells whether a JSON number keeps the value: up to 15 digits always do. */
function survivesJson(value: Decimal): boolean {
  const read = parseDecimal(decimalToNumber(value));
  return read !== undefined && compareDecimals(read, value) === 0;
}

function fits(value: Decimal, { min, max, decimals }: NumberRule): boolean {
  const exact = normaliseDecimal(value);
  return (
    exact.scale <= decimals &&
    exact.coefficient < 10n ** BigInt(maxWholeDigits + exact.scale) &&
    (min === undefined || compareDecimals(exact, min) >= 0) &&
    (max === undefined || compareDecimals(exact, max) <= 0) &&
    survivesJson(exact)
  );
}

/**
 * A number: a text in any of our digits, or a JSON number from the wire.
 *
 * The output is a JSON number whose shortest text is the number given; at most 12 digits before the point.
 */
export function number(message: string, rule: NumberRule): Part<number> {
  const read = (value: string | number): Decimal | undefined =>
    parseDecimal(typeof value === 'string' ? normaliseNumberText(value) : value);
  return required(
    v.pipe(
      input(message),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const value = read(dataset.value);
        if (value && fits(value, rule)) return decimalToNumber(value);
        addIssue({ message });
        return NEVER;
      }),
    ),
  );
}
