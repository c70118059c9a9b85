import { expect, test } from 'vitest';
import { prefillPhone, readPhone } from './phone-number.ts';

test.each([
  ['101 234 5678', '20', '1012345678'],
  ['01012345678', '20', '01012345678'],
  ['١٠١٢٣٤٥٦٧٨', '20', '1012345678'],
  ['۱۰۱۲۳۴۵۶۷۸', '20', '1012345678'],
  ['+20 101 234 5678', '20', '1012345678'],
  ['0020-101-234-5678', '20', '1012345678'],
  ['201012345678', '20', '1012345678'],
  ['+92 300 1234567', '92', '3001234567'],
  ['+971 50 123 4567', '971', '501234567'],
  ['10123x456!78', '20', '1012345678'],
])('reads %s as +%s %s', (typed, callingCode, national) => {
  expect(readPhone(typed, '20')).toEqual({ callingCode, national });
});

test('keeps at most eleven digits', () => {
  expect(readPhone('10123456789999', '20').national).toHaveLength(11);
});

test.each([
  ['201012345678', '20', '1012345678'],
  ['+201012345678', '20', '1012345678'],
  ['01012345678', '20', '1012345678'],
  ['923001234567', '92', '3001234567'],
  ['971501234567', '971', '501234567'],
  [undefined, '20', ''],
])('prefills the msisdn %s as +%s %s', (msisdn, callingCode, national) => {
  expect(prefillPhone(msisdn)).toEqual({ callingCode, national });
});
