import { normaliseDigits } from '../text/digits.ts';
import { brokenByText } from './broken-rule.ts';
import { field, type Part } from './field.ts';
import type { FieldRule } from './field-rule.ts';
import { spelled } from './parts.ts';

/** A field that contains digits only. Arabic-Indic and Persian digits are accepted and become 0–9. */
export const digits = (rule: FieldRule): Part<string> =>
  spelled(rule, (typed) => normaliseDigits(typed).trim());

/** A field with whole major units. The output has digits without leading zeros. */
export const digitsAmount = (rule: FieldRule): Part<string> =>
  spelled(rule, (typed) => {
    const plain = normaliseDigits(typed).trim();
    // Zeros alone, and texts that are not numbers, remain unchanged so that the rule rejects them.
    return /^0*[1-9]\d*$/.test(plain) ? plain.replace(/^0+/, '') : plain;
  });

/** A field with whole major units: a text in Latin, Arabic-Indic or Persian digits, or a JSON number. */
export function wholeAmount(rule: FieldRule): Part<number> {
  const { minimum = 0, maximum = 0 } = rule;
  return field<number>(rule, (held) => {
    if (typeof held !== 'string' && typeof held !== 'number') return { broken: 'type' };
    const plain = normaliseDigits(String(held)).trim();
    const broken = brokenByText({ patterns: [{ pattern: /^\d+$/ }], maxLength: 64, message: '' }, plain);
    if (broken) return { broken: broken === 'pattern' ? 'type' : broken };
    const value = Number(plain);
    if (value < minimum) return { broken: 'minimum' };
    return value > maximum ? { broken: 'maximum' } : { value };
  });
}
