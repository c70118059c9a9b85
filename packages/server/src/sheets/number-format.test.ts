import { expect, test } from 'vitest';
import { numberFormat, paddedText } from './number-format.ts';

test.each([
  ['0000000', '0000042'],
  ['"PO-"0000', 'PO-0042'],
  ['\\P\\O\\-0', 'PO-42'],
  ['[$EGP-C01] 0', 'EGP 42'],
  ['0 "ج.م"', '42 ج.م'],
  ['[Red]00_)', '42'],
  ['0', undefined],
  ['General', undefined],
  ['@', undefined],
  ['#,##0', undefined],
  ['#,##0.00 "EGP"', undefined],
  ['0.00', undefined],
])('shows the number 42 in the format %s as %s', (code, shown) => {
  const format = numberFormat(164, code);
  expect(paddedText(42, format)).toBe(shown);
  expect(format?.changesNumbers ?? false).toBe(false);
});

test.each(['0%', '0.00%', '#,##0,', '#,##0.0,,"M"', '"1"0', ';;;', ';;', '[$9]0'])(
  'the format %s shows another number, or none',
  (code) => {
    expect(numberFormat(164, code)?.changesNumbers).toBe(true);
  },
);

test('built-in percents show another number, and a fourth section without a part hides texts', () => {
  expect([9, 10].map((id) => numberFormat(id, undefined)?.changesNumbers)).toEqual([true, true]);
  expect([0, 1, 2, 3, 4, 11, 49].map((id) => numberFormat(id, undefined))).toEqual(Array(7).fill(undefined));
  expect(numberFormat(164, ';;;')?.hidesTexts).toBe(true);
  expect(numberFormat(164, '0;-0;0;')?.hidesTexts).toBe(true);
  expect(numberFormat(164, '0;-0;0;@')).toBeUndefined();
});

test.each(['yyyy-mm-dd', '[$-409]d-mmm-yy', 'hh:mm "h"'])('the format %s shows a date', (code) => {
  expect(numberFormat(164, code)).toMatchObject({ changesNumbers: false, padded: undefined });
  expect(numberFormat(164, code)?.date).toBeDefined();
});

test('only whole numbers are padded', () => {
  const format = numberFormat(164, '0000');
  expect([4.5, -1, 1e16].map((value) => paddedText(value, format))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
