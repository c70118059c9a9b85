import { expect, test } from 'vitest';
import { isTotalRow } from './is-total-row.ts';

test.each([
  'Total',
  'TOTAL:',
  ' Grand  Total ',
  'Sub-total',
  'Subtotal',
  'Sub total',
  'Totals',
  'Net total',
  'Total amount',
  'المجموع',
  'الإجمالي',
  'اجمالى',
  'إجمالي المبلغ',
  'المجموع الكلي',
  'کل',
  'کل رقم',
  'كل',
  'میزان',
  'ٹوٹل',
])('%j begins a row of a sum', (word) => {
  expect(isTotalRow(['', word, '', '600.40'], ['', ''])).toBe(true);
});

test('a row with a number of a payment, or with another first text, is no sum', () => {
  expect(isTotalRow(['Total', '91', '', '1.00'], ['91', ''])).toBe(false);
  expect(isTotalRow(['Fee', '', '', 'Total'], ['', ''])).toBe(false);
  expect(isTotalRow(['Totally new', '', ''], ['', ''])).toBe(false);
  expect(isTotalRow(['كلية الهندسة'], [''])).toBe(false);
  expect(isTotalRow(['', ''], ['', ''])).toBe(false);
});
