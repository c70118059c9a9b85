import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardBrands, passesLuhn } from './card-number.ts';

import { hasCardNumber, maskCardNumbers } from './find-card-numbers.ts';

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''));

const withCheckDigit = (start: string): string =>
  [...'0123456789'].map((digit) => start + digit).find(passesLuhn) ?? '';

/** Returns numbers of a length between two prefixes of equal length, with their check digit. */
const numbers = (from: string, to: string, length: number) =>
  fc
    .tuple(fc.integer({ min: Number(from), max: Number(to) }), digits(length - from.length - 1))
    .map(([prefix, rest]) => withCheckDigit(String(prefix) + rest));

const brandNumbers = Object.values(cardBrands).flatMap(({ prefixes, length }) =>
  prefixes
    .trim()
    .split(/\s+/)
    .map((range) => {
      const [from = '', to = from] = range.split('-');
      return numbers(from, to, length);
    }),
);
const otherNumbers = [
  ...[13, 19].map((length) => numbers('4', '4', length)),
  ...[16, 17, 18, 19].flatMap((length) => [numbers('62', '62', length), numbers('56', '69', length)]),
];
const isNationalId = (text: string) => /^3\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/.test(text);
const card = fc
  .oneof(...brandNumbers, ...otherNumbers)
  .filter((text) => text.length !== 14 || !isNationalId(text));

const separators = fc.constantFrom('', '', ' ', '-', '.', '\u00a0', '\u2011', '\u200b', '\u200f ');
const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10);
/** Writes a number with separators between its digits, and each digit in one of the scripts. */
const written = (number: string) =>
  fc
    .tuple(
      fc.array(separators, { minLength: number.length, maxLength: number.length }),
      fc.array(zeros, { minLength: number.length, maxLength: number.length }),
    )
    .map(([between, starts]) =>
      [...number]
        .map(
          (digit, at) =>
            (at > 0 ? between[at] : '') + String.fromCodePoint((starts[at] ?? 0x30) + Number(digit)),
        )
        .join(''),
    );
const around = fc.constantFrom('', ' paid by ', 'رقم ', ', ', 'x', ': ', ' (', ', 12, ', '\n');

describe('hasCardNumber', () => {
  test('finds a number of every scheme with any separators, in all digits and inside a text', () => {
    fc.assert(
      fc.property(card.chain(written), around, around, (number, before, after) => {
        expect(hasCardNumber(before + number + after)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('does not find a card number with a wrong check digit', () => {
    fc.assert(
      fc.property(numbers('51', '55', 16), fc.integer({ min: 1, max: 9 }), (number, change) => {
        expect(hasCardNumber(number.slice(0, -1) + ((Number(number.at(-1)) + change) % 10))).toBe(false);
      }),
    );
  });

  test('finds a card number that follows other digits after a space', () => {
    for (const text of [
      '12 4242 4242 4242 4242',
      '4242424242424242 123',
      'order 20261121 5555555555554444 05/29',
    ])
      expect([text, hasCardNumber(text)]).toEqual([text, true]);
  });

  test('does not find Egyptian national ids, order numbers and mobile numbers', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const nationalId = fc
      .tuple(
        fc.constantFrom('2', '3'),
        fc.nat(99),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        fc.constantFrom('01', '02', '03', '04', '11', '12', '21', '35', '88'),
        digits(5),
      )
      .map(
        ([century, year, month, day, place, rest]) =>
          century + two(year) + two(month) + two(day) + place + rest,
      );
    const order = fc.integer({ min: 10, max: 12 }).chain(digits);
    const mobile = digits(8).map((rest) => `+20 10 ${rest}`);
    fc.assert(
      fc.property(fc.oneof(nationalId, order, mobile), around, around, (number, before, after) => {
        expect(hasCardNumber(before + number + after)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('does not find IBANs, in one piece or in groups of four', () => {
    const bban = fc.oneof(
      digits(25).map((rest) => ['EG', rest]),
      digits(16).map((rest) => ['PK', `SCBL${rest}`]),
      digits(22).map((rest) => ['SA', rest.slice(0, 20)]),
      digits(19).map((rest) => ['AE', rest]),
    );
    const iban = bban.map(([country = '', rest = '']) => {
      const letters = [...`${rest}${country}00`].map((letter) => Number.parseInt(letter, 36)).join('');
      return country + String(98n - (BigInt(letters) % 97n)).padStart(2, '0') + rest;
    });
    const shown = fc
      .tuple(iban, fc.boolean())
      .map(([text, grouped]) => (grouped ? text.replace(/.{4}(?=.)/g, '$& ') : text));
    fc.assert(
      fc.property(shown, fc.constantFrom('', ' paid', ' to the bank'), (text, after) => {
        expect(hasCardNumber(`to ${text}${after}`)).toBe(false);
      }),
      { numRuns: 2000 },
    );
    expect(hasCardNumber('AB12 4242 4242 4242 4242')).toBe(true);
  });

  test('does not find times, amounts, barcodes of Egypt and numbers of other lengths', () => {
    const texts = [
      '1763700000000',
      'EGP 4,242,424,242,424,242.00',
      '6221031492068',
      '42424242424242424242424242',
    ];
    expect(texts.map(hasCardNumber)).toEqual(texts.map(() => false));
  });

  test('takes linear time for long texts', () => {
    const before = process.cpuUsage();
    for (const part of ['4 ', '42424242 ', 'EG12 4242 ', '4-', 'a1']) hasCardNumber(part.repeat(10_000));
    // The processor's time: the elapsed time would also tell how busy the machine is.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});

describe('maskCardNumbers', () => {
  test.each([
    ['paid by 4242 4242 4242 4242.', 'paid by 424242…4242.'],
    ['٤٢٤٢-٤٢٤٢-٤٢٤٢-٤٢٤٢', '٤٢٤٢٤٢…٤٢٤٢'],
    ['4242424242424242 and 378282246310005', '424242…4242 and 378282…0005'],
    ['order 4242424242424241', 'order 4242424242424241'],
    ['', ''],
  ])('masks %j as %j', (text, shown) => {
    expect(maskCardNumbers(text)).toBe(shown);
  });

  test('leaves no card number in a text', () => {
    fc.assert(
      fc.property(card.chain(written), card.chain(written), (one, other) => {
        expect(hasCardNumber(maskCardNumbers(`${one}, ${other}`))).toBe(false);
      }),
    );
  });
});

describe('maskCardNumbers', () => {
  const pieces = fc.oneof(
    card.chain(written),
    fc.stringMatching(/^\d{1,20}$/),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom(
      '\ufeff',
      '\u200e',
      '…',
      '\u0000',
      '\ud800',
      'GB82 WEST 1234 5698 7654 32',
      ' ',
      '-',
      '_',
    ),
  );
  const texts = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));

  test('hides the middle digits of a card number, whatever Unicode text without digits is around it', () => {
    const words = fc.string({ unit: 'binary' }).filter((text) => !/\p{Nd}/u.test(text));
    fc.assert(
      fc.property(card.chain(written), words, words, (number, before, after) => {
        const text = `${before}|${number}|${after}`;
        const masked = maskCardNumbers(text);
        expect(hasCardNumber(masked)).toBe(false);
        expect(masked.startsWith(`${before}|`) && masked.endsWith(`|${after}`)).toBe(true);
      }),
    );
  });

  test('changes no text without a card number, and no text makes it fail', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const masked = maskCardNumbers(text);
        expect(masked.length).toBeLessThanOrEqual(text.length);
        expect(masked.isWellFormed()).toBe(text.isWellFormed());
        if (!hasCardNumber(text)) expect(masked).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });

  test('keeps what stands around a number, such as a byte order mark', () => {
    expect(maskCardNumbers('\ufeff4242424242424242')).toBe('\ufeff424242…4242');
    expect(maskCardNumbers('a ٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢\u200f')).toBe('a ٤٢٤٢٤٢…٤٢٤٢\u200f');
  });
});
