import { type CallingCode, callingCodes } from '@daftar/domain';
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

/** A mobile number of each country that the picker lists. */
const examples: Record<CallingCode, string> = {
  20: '1012345678',
  92: '3001234567',
  971: '501234567',
  964: '7712345678',
  974: '33123456',
  966: '512345678',
  965: '51234567',
  973: '36001234',
  968: '92123456',
  44: '7400123456',
  1: '2025550123',
  60: '123456789',
  65: '81234567',
  86: '13123456789',
};

test.each(callingCodes)(
  'a whole number of +%s that is filled in sets its calling code, whatever was chosen',
  (code) => {
    const national = examples[code];
    for (const chosen of callingCodes)
      for (const prefix of ['', '+', '00'])
        expect([chosen, readPhone(`${prefix}${code}${national}`, chosen, true)]).toEqual([
          chosen,
          { callingCode: code, national },
        ]);
  },
);
