import { foldText } from '@daftar/domain';
import { expect, test } from 'vitest';
import { numberPatterns } from './number-patterns.ts';

test.each([
  '+201012345678',
  '00201012345678',
  '+20 (10) 1234-5678',
  '٢٠١٠١٢٣٤٥٦٧٨',
  '۲۰۱۰۱۲۳۴۵۶۷۸',
  '\u2066+201012345678\u2069',
])('numberPatterns searches %s as typed and in the stored form', (text) => {
  expect(new Set(numberPatterns(text))).toEqual(new Set([`%${foldText(text)}%`, '%201012345678%']));
});

test.each(['201012345678', '1012', '+2010', 'PO-1234567890123', 'Room 1234567', 'كتاب ١٢٣٤٥٦٧', '٢٠١٠', '%'])(
  'numberPatterns searches %s only as typed',
  (text) => {
    expect(numberPatterns(text)).toEqual([text === '%' ? '%\\%%' : `%${foldText(text)}%`]);
  },
);
