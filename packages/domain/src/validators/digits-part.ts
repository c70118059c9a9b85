import { normaliseDigits } from '../text/digits.ts';
import { brokenByText } from './broken-rule.ts';
import { field, type Part } from './field.ts';
import type { FieldRule } from './field-rule.ts';
import { spelled } from './parts.ts';

/** A text of digits only. Digits of other scripts, such as Arabic, are accepted and become 0–9. */
export const digits = (rule: FieldRule): Part<string> =>
  spelled(rule, (typed) => normaliseDigits(typed).trim());

/** Whole major units, as digits without leading zeros. */
export const digitsAmount = (rule: FieldRule): Part<string> =>
  spelled(rule, (typed) => {
    const plain = normaliseDigits(typed).trim();
    // Zeros alone stay, for the rule to refuse; so does what is no number.
    return /^0*[1-9]\d*$/.test(plain) ? plain.replace(/^0+/, '') : plain;
  });

/** Whole major units: a text in any of our digits, or a JSON number from the wire. */
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
