import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskMsisdn } from './mask-msisdn.ts';
import { normaliseMsisdn, parseMsisdn, stripMsisdnPrefix } from './msisdn.ts';

const spellings = ['', '+20', '0020', '20', '0', '+20 0', '20 0'];
const egyptian = fc
  .tuple(fc.constantFrom('10', '11', '12', '15'), fc.stringMatching(/^\d{8}$/))
  .map(([operator, rest]) => operator + rest);

describe('parseMsisdn', () => {
  test('reads every spelling of an Egyptian number', () => {
    fc.assert(
      fc.property(egyptian, fc.constantFrom(...spellings), (national, prefix) => {
        expect(parseMsisdn(prefix + national, '20')).toBe(`20${national}`);
        expect(stripMsisdnPrefix(prefix + national)).toBe(national);
      }),
    );
  });

  test.each([
    ['+92 300 1234567', '92', '923001234567'],
    ['٠١٠١٢٣٤٥٦٧٨', '20', '201012345678'],
    ['۰۳۰۰۱۲۳۴۵۶۷', '92', '923001234567'],
    ['050-123-4567', '971', '971501234567'],
    ['07701234567', '964', '9647701234567'],
    ['97433123456', '974', '97433123456'],
  ] as const)('%s of %s is %s', (text, callingCode, msisdn) => {
    expect(parseMsisdn(text, callingCode)).toBe(msisdn);
  });

  test.each([
    ['1312345678', '20'],
    ['531234567', '971'],
    ['23001234567', '92'],
    ['0010123456789', '20'],
    ['', '20'],
  ] as const)('%o is no number of %s', (text, callingCode) => {
    expect(parseMsisdn(text, callingCode)).toBeUndefined();
  });

  test('without a calling code the number must carry one', () => {
    expect(parseMsisdn('+201012345678')).toBe('201012345678');
    expect(parseMsisdn('01012345678')).toBeUndefined();
    expect(parseMsisdn('+201012345678', '92')).toBeUndefined();
  });
});

describe('stripMsisdnPrefix', () => {
  test('strips once: what is left of a number is not stripped again', () => {
    expect(stripMsisdnPrefix('+20 92')).toBe('92');
    expect(stripMsisdnPrefix('00')).toBe('');
    expect(stripMsisdnPrefix('+971 50 123 4567')).toBe('501234567');
  });

  test('a number that only starts like a calling code stays', () => {
    expect(stripMsisdnPrefix('2055')).toBe('2055');
  });
});

test('two spellings of a number compare equal', () => {
  expect(normaliseMsisdn('00201012345678')).toBe(normaliseMsisdn('01012345678', '20'));
  expect(normaliseMsisdn('1234')).toBe('1234');
});

test('masks all but four and two digits', () => {
  expect(maskMsisdn('201012345678')).toBe('2010******78');
  expect(maskMsisdn('1234567')).toBe('*******');
});
