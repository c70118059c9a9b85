import {
  compareDecimals,
  type Decimal,
  decimal,
  decimalToNumber,
  normaliseDecimal,
  parseDecimal,
} from '../money/decimal.ts';

import { maxWholeDigits } from '../money/money.ts';
import type { FieldRule, RuleName } from './field-rule.ts';

/**
 * Counts Unicode characters. For texts longer than twice `enough`, returns the number of UTF-16 units instead, to save
 * time.
 */
const lengthOf = (text: string, enough: number): number =>
  text.length > 2 * enough ? text.length : [...text].length;

/** Returns the first rule that a text violates; undefined if it violates none. An empty text violates `required`. */
export function brokenByText(rule: FieldRule, text: string): RuleName | undefined {
  if (text === '') return 'required';
  const { minLength = 0, maxLength = 256, values, known, typed } = rule;
  if (text.length > 2 * maxLength) return 'maxLength';
  const fault = typed?.(text);
  if (fault) return fault;
  const broken = rule.patterns?.find(({ pattern }) => !pattern.test(text));
  if (broken) return broken.rule ?? 'pattern';
  const length = lengthOf(text, maxLength);
  if (length < minLength) return 'minLength';
  if (length > maxLength) return 'maxLength';
  if (values && !values.includes(text)) return 'enum';
  return known && !known(text) ? 'known' : undefined;
}

/** Tells whether a JSON number can represent the value exactly; up to 15 digits, it always can. */
function survivesJson(value: Decimal): boolean {
  const read = parseDecimal(decimalToNumber(value));
  return read !== undefined && compareDecimals(read, value) === 0;
}

/** Returns the first rule that a number violates. At most 12 digits are allowed before its point. */
export function brokenByNumber(rule: FieldRule, value: Decimal): RuleName | undefined {
  const exact = normaliseDecimal(value);
  const { minimum, above, maximum, decimals = 0 } = rule;
  if (exact.scale > decimals) return 'decimals';
  if (minimum !== undefined && compareDecimals(exact, decimal(minimum)) < 0) return 'minimum';
  if (above !== undefined && compareDecimals(exact, decimal(above)) <= 0) return 'minimum';
  if (maximum !== undefined && compareDecimals(exact, decimal(maximum)) > 0) return 'maximum';
  const fits = exact.coefficient < 10n ** BigInt(maxWholeDigits + exact.scale) && survivesJson(exact);
  return fits ? undefined : 'maximum';
}
