import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test.each([
  ['١٢٬٣٤٥٫٦٧', '12345.67'],
  ['۲۷۷٫۸۵', '277.85'],
  ['1,234.50', '1234.50'],
  ['', ''],
  ['12a', '12a'],
])('the typed number %s is stored as %s', (typed, kept) => {
  expect(numberText(typed)).toBe(kept);
});
