import { expect, test } from 'vitest';
import { decimalsMargin } from './decimals-margin.ts';

test.each([
  ['1,234.50', 'latn', 0.06],
  ['−1.125', 'latn', -0.54],
  ['12', 'latn', 1.26],
  ['٠٫٣٣', 'arab', 0],
  ['١٬٨٠٠٫٠٠', 'arab', 0.696],
  ['۱٫۱۲۵', 'arabext', -0.072],
] as const)('after %s in %s digits is a margin of %s em', (amount, numerals, margin) => {
  expect(decimalsMargin(amount, numerals)).toBeCloseTo(margin, 6);
});
