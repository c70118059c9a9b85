import fc from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { countries as catalogue } from '../catalogue/countries.ts';
import { mobilePlans, trunkZeroCodes } from '../generated/phone-plans.ts';
import {
  callingCodes,
  groupPhone,
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
    ['053 555 1234', '971', '971535551234'],
    ['+971 0535551234', '971', '971535551234'],
    ['＋９７１ ５３５５５１２３４', '971', '971535551234'],
    ['\u202a+971 53 555 1234\u202c', '971', '971535551234'],
    ['1 (202) 555-0123', '1', '12025550123'],
    ['+1 416 555 0123', '1', '14165550123'],
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
    ['511234567', '971'],
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
    ...callingCodes.map(
      (code) => [code, code === '1' ? /^[2-9]\d{2}[2-9]\d{6}$/ : mobilePlans[code]] as const,
    ),
  );
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
        for (const text of [
          msisdn,
          `+${code}0${national}`,
          `00${code} (0) ${national}`,
          `+${code}00${national}`,
        ])
          expect(normaliseMsisdn(written(text, zero))).toBe(msisdn);
        expect(stripMsisdnPrefix(msisdn)).toBe(national);
        expect(stripMsisdnPrefix(`+${msisdn}`)).toBe(national);
      }),
    );
  });

  test('mobile numbers are those of libphonenumber', () => {
    const near = countries.chain(([code, shape]) =>
      fc
        .tuple(fc.stringMatching(shape), fc.nat({ max: 3 }), fc.stringMatching(/^\d{0,2}$/))
        .map(([national, at, other]) => ({
          code,
          national: national.slice(0, at) + other + national.slice(at + other.length),
        })),
    );
    fc.assert(
      fc.property(near, ({ code, national }) => {
        const found = parsePhoneNumberFromString(`+${code}${national}`);
        const kinds = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
        // In North America, libphonenumber also tells which area codes are in use.
        if (code === '1') fc.pre(found?.isValid() === true);
        const isMobile = found?.isValid() && (code === '1' || kinds.includes(found.getType() ?? ''));
        const expected = isMobile ? found?.number.slice(1) : undefined;
        expect(parseMsisdn(`+${code}${national}`)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  test('a zero after any calling code is dropped where libphonenumber drops it', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples);
      if (!example || !trunkZeroCodes.split(' ').includes(example.countryCallingCode)) continue;
      const [code, national] = [example.countryCallingCode, example.nationalNumber];
      expect(normaliseMsisdn(`+${code} (0)${national}`)).toBe(`${code}${national}`);
      expect(normaliseMsisdn(`00${code}0${national}`)).toBe(`${code}${national}`);
    }
    // These countries' numbers begin with 0 after the calling code, too.
    for (const whole of ['390612345678', '2250123456789', '24106031234'])
      expect(normaliseMsisdn(`+${whole}`)).toBe(whole);
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

test.each([
  ['', ''],
  ['010', '010'],
  ['0101', '010 1'],
  ['01012345678', '010 123 45678'],
  ['٠١٠١٢٣٤٥٦٧٨٩٩', '010 123 45678'],
  ['(010) 123-45678 ', '010 123 45678'],
])('%o shows as %o', (typed, shown) => {
  expect(groupPhone(typed)).toBe(shown);
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789٣۵ +x') }), (text) => {
      expect(groupPhone(groupPhone(text))).toBe(groupPhone(text));
    }),
  );
});
