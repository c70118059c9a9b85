import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries as catalogue } from '../catalogue/countries.ts';
import {
  type CallingCode,
  callingCodes,
  internationalMsisdn,
  isCallingCode,
  isPhoneNumber,
  normaliseMsisdn,
  parseMsisdn,
  stripMsisdnPrefix,
} from './msisdn.ts';

const spellings = ['', '+20', '0020', '20', '0', '+20 0', '20 0'];
const egyptian = fc
  .tuple(fc.constantFrom('10', '11', '12', '15'), fc.stringMatching(/^\d{8}$/))
  .map(([operator, rest]) => operator + rest);

describe('parseMsisdn', () => {
  test('reads every notation of an Egyptian number', () => {
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
    ['050 123 4567', '966', '966501234567'],
    ['+965 5123 4567', '965', '96551234567'],
    ['00973 3612 3456', '973', '97336123456'],
    ['9212 3456', '968', '96892123456'],
    ['07400 123456', '44', '447400123456'],
    ['+1 (202) 555-0123', '1', '12025550123'],
    ['011 2345 6789', '60', '601123456789'],
    ['012-345 6789', '60', '60123456789'],
    ['8123 4567', '65', '6581234567'],
    ['139 1234 5678', '86', '8613912345678'],
  ] as const)('%s of %s is %s', (text, callingCode, msisdn) => {
    expect(parseMsisdn(text, callingCode)).toBe(msisdn);
  });

  test.each([
    ['1312345678', '20'],
    ['531234567', '971'],
    ['23001234567', '92'],
    ['0112345678', '966'],
    ['22123456', '965'],
    ['17123456', '973'],
    ['24123456', '968'],
    ['02079460000', '44'],
    ['1025550123', '1'],
    ['0321234567', '60'],
    ['61234567', '65'],
    ['12345678901', '86'],
    ['0010123456789', '20'],
    ['', '20'],
  ] as const)('%o is not a number of the calling code %s', (text, callingCode) => {
    expect(parseMsisdn(text, callingCode)).toBeUndefined();
  });

  test('without a chosen calling code the number must contain one', () => {
    expect(parseMsisdn('+201012345678')).toBe('201012345678');
    expect(parseMsisdn('01012345678')).toBeUndefined();
    expect(parseMsisdn('+201012345678', '92')).toBeUndefined();
  });
});

describe('stripMsisdnPrefix', () => {
  test('stripping the result again changes nothing', () => {
    expect(stripMsisdnPrefix('+20 92')).toBe('92');
    expect(stripMsisdnPrefix('00')).toBe('');
    expect(stripMsisdnPrefix('+971 50 123 4567')).toBe('501234567');
  });

  test('does not strip a national number that starts with the digits of a calling code', () => {
    expect(stripMsisdnPrefix('2055')).toBe('2055');
  });
});

describe('properties', () => {
  const countries = fc.constantFrom(
    ['20', /^1[0125]\d{8}$/],
    ['92', /^3\d{9}$/],
    ['971', /^5[024568]\d{7}$/],
    ['964', /^7\d{9}$/],
    ['974', /^[3567]\d{7}$/],
    ['966', /^5\d{8}$/],
    ['965', /^(41|[569]\d)\d{6}$/],
    ['973', /^(3\d|6[36])\d{6}$/],
    ['968', /^[79]\d{7}$/],
    ['44', /^7[1-57-9]\d{8}$/],
    ['1', /^[2-9]\d{2}[2-9]\d{6}$/],
    ['60', /^1(1\d{8}|[02-9]\d{7})$/],
    ['65', /^[89]\d{7}$/],
    ['86', /^1[3-9]\d{9}$/],
  ) as fc.Arbitrary<readonly [CallingCode, RegExp]>;
  const number = countries.chain(([code, shape]) =>
    fc.record({ code: fc.constant(code), national: fc.stringMatching(shape) }),
  );
  const scripts = fc.constantFrom(0x30, 0x0660, 0x06f0);
  const written = (digits: string, zero: number) =>
    digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

  test('every country’s number is read in every script, and normalising is idempotent', () => {
    fc.assert(
      fc.property(number, scripts, ({ code, national }, zero) => {
        const msisdn = code + national;
        for (const text of [`+${msisdn}`, `00${msisdn}`, msisdn])
          expect(parseMsisdn(written(text, zero))).toBe(msisdn);
        for (const text of [national, `0${national}`]) expect(parseMsisdn(text, code)).toBe(msisdn);
        expect(normaliseMsisdn(msisdn)).toBe(msisdn);
        expect(stripMsisdnPrefix(msisdn)).toBe(national);
        expect(stripMsisdnPrefix(`+${msisdn}`)).toBe(national);
      }),
    );
  });

  test('normalising anything twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789٣۵ +-') }), (text) => {
        const once = normaliseMsisdn(text);
        fc.pre(!once.startsWith('00'));
        expect(normaliseMsisdn(once)).toBe(once);
      }),
    );
  });

  test('the specified calling codes come first, and every country of the catalogue has its own', () => {
    expect(callingCodes.every(isCallingCode)).toBe(true);
    expect(callingCodes.slice(0, 5)).toEqual(['20', '92', '971', '964', '974']);
    expect(catalogue.filter(({ callingCode }) => !isCallingCode(callingCode))).toEqual([]);
    expect([isCallingCode('49'), isCallingCode(20)]).toEqual([false, false]);
  });
});

test('two notations of a number compare equal', () => {
  expect(normaliseMsisdn('00201012345678')).toBe(normaliseMsisdn('01012345678', '20'));
  expect(normaliseMsisdn('1234')).toBe('1234');
});

test.each([
  ['+20 101 234 5678', '201012345678'],
  ['(+20) 101-234-5678', '201012345678'],
  ['\u202a+20\u00a0101.234.5678\u202c', '201012345678'],
  ['٠٠٢٠١٠١٢٣٤٥٦٧٨', '201012345678'],
])('%j is a phone number', (text, msisdn) => {
  expect([isPhoneNumber(text), internationalMsisdn(text)]).toEqual([true, msisdn]);
});

test.each([
  '',
  '--------',
  '-------3',
  '12345',
  '4111111111111111',
  '=1+1111111',
  '+1+1111111',
  'tel 201012345678',
])('%j is no phone number', (text) => {
  expect([isPhoneNumber(text), internationalMsisdn(text)]).toEqual([false, undefined]);
});

test('a national number is a phone number, and has no msisdn', () => {
  expect([isPhoneNumber('0223 456789'), internationalMsisdn('0223 456789')]).toEqual([true, undefined]);
});
