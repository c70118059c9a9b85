import { expect, test } from 'vitest';
import { callingCodes } from '../text/msisdn.ts';
import { countryByCallingCode, countryOfNumber } from './calling-codes.ts';
import { countries } from './countries.ts';

test('calling codes list every code and every country once, in the right format', () => {
  expect(countryByCallingCode.size).toBeGreaterThan(190);
  expect(new Set(countryByCallingCode.values()).size).toBe(countryByCallingCode.size);
  for (const [code, iso] of countryByCallingCode) {
    expect(code).toMatch(/^[1-9]\d{0,2}$/);
    expect(iso).toMatch(/^[A-Z]{2}$/);
  }
});

test('no calling code is a prefix of another one', () => {
  const codes = [...countryByCallingCode.keys()];
  for (const code of codes)
    expect(codes.filter((other) => other !== code && other.startsWith(code))).toEqual([]);
});

test('calling codes agree with the list of countries', () => {
  for (const { callingCode, iso } of countries) expect(countryByCallingCode.get(callingCode)).toBe(iso);
  const isos = callingCodes.map((code) => countryByCallingCode.get(code));
  expect(isos).toEqual([
    ...['EG', 'PK', 'AE', 'IQ', 'QA', 'SA', 'KW', 'BH', 'OM'],
    ...['GB', 'US', 'MY', 'SG', 'CN'],
  ]);
});

test('countryOfNumber finds the country as soon as the calling code is complete', () => {
  expect(countryOfNumber('97')).toBeUndefined();
  expect(countryOfNumber('971501234567')).toBe('AE');
  expect(countryOfNumber('201012345678')).toBe('EG');
  expect(countryOfNumber('12025550123')).toBe('US');
  expect(countryOfNumber('')).toBeUndefined();
});
