import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseDigits, normaliseNumberText } from './digits.ts';

test('reads Arabic-Indic and Persian digits', () => {
  expect(normaliseDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x')).toBe('0123456789 0123456789 x');
});

test('does not change other texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!/[٠-٩۰-۹]/u.test(text));
      expect(normaliseDigits(text)).toBe(text);
    }),
  );
});

test.each([
  ['٢٧٧٫٨٥', '277.85'],
  ['80,000', '80000'],
  ['٨٠٬٠٠٠٫٥', '80000.5'],
  [' 1,234,567.5 ', '1234567.5'],
  ['−5', '-5'],
  ['1,5', '1,5'],
  ['12,34,567', '12,34,567'],
  ['x', 'x'],
  ['', ''],
  ['12.50', '12.50'],
])('%o is %o', (typed, read) => {
  expect(normaliseNumberText(typed)).toBe(read);
});
