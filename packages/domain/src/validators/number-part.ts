import { decimalToNumber, parseDecimal } from '../money/decimal.ts';

import { normaliseNumberText } from '../text/digits.ts';
import { brokenByNumber } from './broken-rule.ts';
import { field, type Part } from './field.ts';
import type { FieldRule } from './field-rule.ts';

/**
 * A field with a number: a text in Latin, Arabic-Indic or Persian digits, or a JSON number.
 *
 * The output is a JSON number whose shortest text is the given number; at most 12 digits before the point.
 */
export function number(rule: FieldRule): Part<number> {
  return field<number>(rule, (held) => {
    if (held === '') return { broken: 'required' };
    if (typeof held !== 'string' && typeof held !== 'number') return { broken: 'type' };
    const value = parseDecimal(typeof held === 'string' ? normaliseNumberText(held) : held);
    if (!value) return { broken: 'type' };
    const broken = brokenByNumber(rule, value);
    return broken ? { broken } : { value: decimalToNumber(value) };
  });
}
