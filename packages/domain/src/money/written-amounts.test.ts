import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Currency, minorUnits, money } from './money.ts';
import { moneyOfPlain, plainAmounts } from './written-amounts.ts';

const one = (text: string) => plainAmounts([text])[0];

describe('plainAmounts', () => {
  test.each([
    ['480.40', '480.40'],
    ['(5.00)', '-5.00'],
    ['( 5.00 )', '-5.00'],
    ['5.00-', '-5.00'],
    ['5.00 -', '-5.00'],
    ['−5.00', '-5.00'],
    ['\u200e-5.00', '-5.00'],
    ['– 5.00', '-5.00'],
    ['+5.00', '5.00'],
    ['EGP 5.00', '5.00 egp'],
    ['5.00 EGP', '5.00 egp'],
    ['EGP5.00', '5.00 egp'],
    ['-EGP 5.00', '-5.00 egp'],
    ['EGP -5.00', '-5.00 egp'],
    ['EGP (5.00)', '-5.00 egp'],
    ['(EGP 5.00)', '-5.00 egp'],
    ['5.00- EGP', '-5.00 egp'],
    ['ج.م. ٥٫٠٠', '5.00 ج.م.'],
    ['٥٫٠٠ ج.م', '5.00 ج.م'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['۱٬۲۳۴٫۵۰', '1234.50'],
    ['١٢٣٤', '1234'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ['1\u00a0234.56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['1’234.56', '1234.56'],
    ["1'234", '1234'],
    ['1 234', '1234'],
    ['12,34,567.00', '1234567.00'],
    ['1,23,456', '123456'],
    ['Rs. 12,34,567.00', '1234567.00 rs.'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['5,5', '5.5'],
    ['0,234', '0.234'],
    ['1234,567', '1234.567'],
    ['.5', '0.5'],
    ['$5.00', '5.00 $'],
    ['5.00 US$', '5.00 us$'],
    ['480.4000', '480.4000'],
  ])('reads %j as %j', (written, plain) => {
    expect(one(written)).toBe(plain);
  });

  test.each([
    '',
    '-',
    'n/a',
    '1e3',
    '12-5',
    '1,2,3',
    '1,23,4',
    '1.2.3',
    '1,234.567,8',
    '01,234,567',
    '(5.00',
    '5.00)',
    '-(5.00)',
    '--5',
    '-5-',
    'EGP 5.00 USD',
    '5%',
    '1/2',
    '#REF!',
    '=1+1',
    '12 34',
  ])('reads no amount from %j', (written) => {
    const plain = one(written);
    expect(plain === undefined || moneyOfPlain(plain, 'EGP') === undefined).toBe(true);
  });

  test('reads 1,234 and 1.234 as the column decides, and not at all when it does not', () => {
    expect(plainAmounts(['1,234', '5.00'])).toEqual(['1234', '5.00']);
    expect(plainAmounts(['1,234', '5,00'])).toEqual(['1.2340', '5.00']);
    expect(plainAmounts(['1.234', '5.00'])).toEqual(['1.2340', '5.00']);
    expect(plainAmounts(['1.234', '5,00'])).toEqual(['1234', '5.00']);
    expect(plainAmounts(['1,234', '1,234,567'])).toEqual(['1234', '1234567']);
    expect(plainAmounts(['1,234', '12,34,567'])).toEqual(['1234', '1234567']);
    expect(plainAmounts(['1,234', '500'])).toEqual([undefined, '500']);
    expect(plainAmounts(['1.234', '1.500'])).toEqual([undefined, undefined]);
    expect(plainAmounts(['1,234', '5,00', '5.00'])).toEqual([undefined, '5.00', '5.00']);
  });

  const decimalsOf = (currencies: readonly Currency[]) => ({
    decimals: (index: number) => currencies[index] && minorUnits(currencies[index]),
  });

  test.each<[written: string[], currencies: Currency[], read: (string | undefined)[]]>([
    [['1,234'], ['EGP'], ['1234']],
    [['1.234'], ['EGP'], ['1234']],
    [['-1,234'], ['PKR'], ['-1234']],
    [['١,٢٣٤'], ['AED'], ['1234']],
    [['EGP 1,500'], ['EGP'], ['1500 egp']],
    [
      ['1,500', '500'],
      ['EGP', 'EGP'],
      ['1500', '500'],
    ],
    [
      ['1,500', '2.500'],
      ['EGP', 'EGP'],
      ['1500', '2500'],
    ],
    [['1,234'], ['KWD'], [undefined]],
    [['1.234'], ['BHD'], [undefined]],
    [['1.500'], ['OMR'], [undefined]],
    [
      ['1.234', '12.500'],
      ['JOD', 'JOD'],
      [undefined, undefined],
    ],
    [
      ['1.234', '0.500'],
      ['KWD', 'KWD'],
      ['1.2340', '0.500'],
    ],
    [
      ['1.234', '1.234.567'],
      ['KWD', 'KWD'],
      ['1234', '1234567'],
    ],
    // The amount of one currency shows what separates groups in the whole column.
    [
      ['1,234', '2,500'],
      ['EGP', 'KWD'],
      ['1234', '2500'],
    ],
    [
      ['1,234', '2.500'],
      ['EGP', 'KWD'],
      ['1234', '2.5000'],
    ],
    [
      ['1,234', '2.500'],
      ['EGP', 'EGP'],
      ['1234', undefined],
    ],
    // All amounts with three decimals, as some programs write them, or groups: the column does not tell.
    [
      ['1.500', '2.345'],
      ['EGP', 'KWD'],
      [undefined, undefined],
    ],
    // Decimals that the currency does not have are no groups where the column has a decimal mark.
    [
      ['1.234', '5.00'],
      ['EGP', 'EGP'],
      ['1.2340', '5.00'],
    ],
    [
      ['1,234', '5,00', '5.00'],
      ['EGP', 'EGP', 'EGP'],
      ['1234', '5.00', '5.00'],
    ],
  ])('reads %j in %j as %j', (written, of, read) => {
    expect(plainAmounts(written, decimalsOf(of))).toEqual(read);
  });

  test('reads the point of a number cell as a decimal point, which decides nothing about texts', () => {
    const isNumber = (index: number) => index === 0;
    const currency = (of: Currency) => ({ isNumber, ...decimalsOf([of, of]) });
    expect(plainAmounts(['1.234', '1,500'], currency('KWD'))).toEqual(['1.2340', undefined]);
    expect(plainAmounts(['1.234', '1,500'], currency('EGP'))).toEqual(['1.2340', '1500']);
    expect(plainAmounts(['5.5', '1.500'], currency('KWD'))).toEqual(['5.5', undefined]);
    expect(moneyOfPlain('1.2340', 'KWD')).toEqual(money(1234n, 'KWD'));
    expect(moneyOfPlain('1.2340', 'EGP')).toBeUndefined();
  });

  test('reads a plain number as itself again', () => {
    const texts = fc.stringMatching(/^-?\d{1,4}([.,]\d{1,4}){0,2}( EGP)?$/);
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (written) => {
        for (const plain of plainAmounts(written, { decimals: () => 2 }))
          if (plain !== undefined) expect(one(plain)).toBe(plain);
      }),
    );
  });

  test('reads whole amounts with groups in currencies of two decimals, and never guesses with three', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(',', '.'), amounts, (group, wholes) => {
        const written = wholes.map((whole) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, group));
        const inPounds = plainAmounts(written, { decimals: () => 2 });
        expect(inPounds).toEqual(wholes.map(String));
        const inDinars = plainAmounts(written, { decimals: () => 3 });
        for (const [index, text] of written.entries())
          expect(inDinars[index]).toBe(text.includes(group) ? undefined : text);
      }),
    );
  });

  test('reads every column that one person writes in one way', () => {
    const ways = [
      { group: ',', mark: '.' },
      { group: '.', mark: ',' },
      { group: ' ', mark: ',' },
      { group: '\u00a0', mark: '.' },
      { group: "'", mark: '.' },
      { group: '٬', mark: '٫' },
      { group: '', mark: '.' },
    ];
    const digits = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];
    const around = ['#', '#-', '(#)', '-#', 'EGP #', '# EGP', '−#', '\u200f#\u200e'];
    fc.assert(
      fc.property(
        fc.constantFrom(...ways),
        fc.constantFrom(...digits),
        fc.constantFrom(...around),
        fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 8 }),
        ({ group, mark }, numerals, form, minors) => {
          const written = minors.map((minor) => {
            const whole = String(Math.floor(minor / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
            const plain = `${whole}${mark}${String(minor % 100).padStart(2, '0')}`;
            return form.replace(
              '#',
              plain.replaceAll(/\d/g, (digit) => numerals.charAt(Number(digit))),
            );
          });
          const sign = /[-(−]/.test(form) ? -1n : 1n;
          const read = plainAmounts(written).map((plain) => plain && moneyOfPlain(plain, 'EGP'));
          expect(read).toEqual(minors.map((minor) => money(sign * BigInt(minor), 'EGP')));
        },
      ),
    );
  });

  test('reads a number never as two amounts: each other number of the column can only decide it or leave it', () => {
    const texts = fc.stringMatching(/^\d{1,3}([.,]\d{1,3}){0,2}$/);
    fc.assert(
      fc.property(texts, fc.array(texts, { maxLength: 4 }), (text, others) => {
        const alone = one(text);
        const [beside] = plainAmounts([text, ...others]);
        if (alone !== undefined) expect(beside).toBe(alone);
      }),
    );
  });
});

describe('moneyOfPlain', () => {
  test.each([
    ['5.00 egp', 'EGP', 500n],
    ['5.00 ج.م.', 'EGP', 500n],
    ['-5.00 rs.', 'PKR', -500n],
    ['5.00 £', 'GBP', 500n],
    ['5.000', 'EGP', 500n],
    ['1.234', 'KWD', 1234n],
  ] as const)('reads %j in %s', (plain, currency, minor) => {
    expect(moneyOfPlain(plain, currency)).toEqual(money(minor, currency));
  });

  test.each([
    ['5.00 usd', 'EGP'],
    ['5.00 rs.', 'EGP'],
    ['5.00 net', 'EGP'],
    ['5.001', 'EGP'],
    ['1234567890123', 'EGP'],
  ] as const)('reads no amount from %j in %s', (plain, currency) => {
    expect(moneyOfPlain(plain, currency)).toBeUndefined();
  });
});
