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
    ['Rs.50', '50 rs.'],
    ['Rs.500', '500 rs.'],
    ['Rs. 50', '50 rs.'],
    ['Rs.5.00', '5.00 rs.'],
    ['Rs.1,234.00', '1234.00 rs.'],
    ['-Rs.50', '-50 rs.'],
    ['Rs.-50', '-50 rs.'],
    ['(Rs.50)', '-50 rs.'],
    ['Rs 5/-', '5 rs'],
    ['5 /-', '5'],
    ['5/=', '5'],
    ['L.E.50', '50 l.e.'],
    ['L. E. 50', '50 l.e.'],
    ['LE.50', '50 le.'],
    ['AED.50', '50 aed.'],
    ['SR.50', '50 sr.'],
    ['ج.م.50', '50 ج.م.'],
    ['د.إ.٥٠', '50 د.ا.'],
    ['Dhs. 50', '50 dhs.'],
    ['.50 EGP', '0.50 egp'],
    ['EGP .50', '0.50 egp'],
    ['-.50', '-0.50'],
    ['(.50)', '-0.50'],
    ['$.50', '0.50 $'],
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
    '5/-5',
    '5/- 5',
    '5/',
    'no.50',
    'Rs.50.',
    '5.00 constructor',
    '5.00 .',
    '. 50',
  ])('reads no amount from %j', (written) => {
    const plain = one(written);
    expect(plain === undefined || moneyOfPlain(plain, 'EGP') === undefined).toBe(true);
  });

  test('reads 1,234 as the column decides, and not at all when it does not', () => {
    expect(plainAmounts(['1,234', '5.00'])).toEqual(['1234', '5.00']);
    expect(plainAmounts(['1,234', '5,00'])).toEqual(['1.234', '5.00']);
    expect(plainAmounts(['1,234', '1,234,567'])).toEqual(['1234', '1234567']);
    expect(plainAmounts(['1,234', '12,34,567'])).toEqual(['1234', '1234567']);
    expect(plainAmounts(['1,234', '500'])).toEqual([undefined, '500']);
    expect(plainAmounts(['1,234', '5,00', '5.00'])).toEqual([undefined, '5.00', '5.00']);
  });

  test('reads 1.234 as the column decides, and as a decimal when it does not', () => {
    expect(plainAmounts(['1.234', '5.00'])).toEqual(['1.234', '5.00']);
    expect(plainAmounts(['1.234', '5,00'])).toEqual(['1234', '5.00']);
    expect(plainAmounts(['1.234', '1.234,50'])).toEqual(['1234', '1234.50']);
    expect(plainAmounts(['1.234', '1.234.567'])).toEqual(['1234', '1234567']);
    expect(plainAmounts(['1.234', '1.500'])).toEqual(['1.234', '1.500']);
    expect(plainAmounts(['1.234', '5,00', '5.00'])).toEqual([undefined, '5.00', '5.00']);
  });

  const decimalsOf = (currencies: readonly Currency[]) => ({
    decimals: (index: number) => currencies[index] && minorUnits(currencies[index]),
  });

  test.each<[written: string[], currencies: Currency[], read: (string | undefined)[]]>([
    [['1,234'], ['EGP'], ['1234']],
    [['-1,234'], ['PKR'], ['-1234']],
    [['١,٢٣٤'], ['AED'], ['1234']],
    [['EGP 1,500'], ['EGP'], ['1500 egp']],
    [
      ['1,500', '500'],
      ['EGP', 'EGP'],
      ['1500', '500'],
    ],
    [['1,234'], ['KWD'], [undefined]],
    [
      ['1,500', '12,500'],
      ['OMR', 'OMR'],
      [undefined, undefined],
    ],
    [
      ['1.234', '1.234.567'],
      ['KWD', 'KWD'],
      ['1234', '1234567'],
    ],
    [
      ['1.234', '1.234,50'],
      ['EGP', 'EGP'],
      ['1234', '1234.50'],
    ],
    // The amount of one currency shows what separates groups in the whole column.
    [
      ['1,234', '2,500'],
      ['EGP', 'KWD'],
      ['1234', '2500'],
    ],
    [
      ['1,500', '2,500'],
      ['EGP', 'KWD'],
      ['1500', undefined],
    ],
    // A column with both decimal marks decides nothing; EGP has no three decimals.
    [
      ['1,234', '5,00', '5.00'],
      ['EGP', 'EGP', 'EGP'],
      ['1234', '5.00', '5.00'],
    ],
    [
      ['1,500', '5,00', '5.00'],
      ['EGP', 'EGP', 'EGP'],
      [undefined, '5.00', '5.00'],
    ],
    [
      ['1.234', '5,00', '5.00'],
      ['EGP', 'EGP', 'EGP'],
      [undefined, '5.00', '5.00'],
    ],
  ])('reads %j in %j as %j', (written, of, read) => {
    expect(plainAmounts(written, decimalsOf(of))).toEqual(read);
  });

  test.each<[written: string[], currencies: Currency[], read: (bigint | undefined)[]]>([
    [
      ['5.000', '12.500'],
      ['KWD', 'KWD'],
      [5000n, 12_500n],
    ],
    [
      ['5.000', '12.500'],
      ['OMR', 'OMR'],
      [5000n, 12_500n],
    ],
    [['1.234'], ['BHD'], [1234n]],
    [
      ['1.234', '12.500'],
      ['JOD', 'JOD'],
      [1234n, 12_500n],
    ],
    [
      ['10.500', '3.250'],
      ['EGP', 'EGP'],
      [1050n, 325n],
    ],
    // 7.125 EGP is no decimal number, so the file may group by points.
    [
      ['10.500', '3.250', '7.125'],
      ['EGP', 'EGP', 'EGP'],
      [undefined, undefined, undefined],
    ],
    [
      ['10.500', '7.125', '5.00'],
      ['EGP', 'EGP', 'EGP'],
      [1050n, undefined, 500n],
    ],
    [
      ['1.500', '2.345'],
      ['EGP', 'KWD'],
      [150n, 2345n],
    ],
    [
      ['1,234', '2.500'],
      ['EGP', 'EGP'],
      [123_400n, 250n],
    ],
    [
      ['1,500', '2.500'],
      ['PKR', 'KWD'],
      [150_000n, 2500n],
    ],
    [
      ['1.234', '5.00'],
      ['EGP', 'EGP'],
      [undefined, 500n],
    ],
    [['1.234'], ['EGP'], [undefined]],
  ])('takes the point of %j in %j as a decimal point', (written, of, read) => {
    const amounts = plainAmounts(written, decimalsOf(of)).map(
      (plain, index) => plain && moneyOfPlain(plain, of[index] ?? 'EGP')?.minor,
    );
    expect(amounts).toEqual(read);
  });

  test('reads the point of a number cell as a decimal point, which decides nothing about texts', () => {
    const isNumber = (index: number) => index === 0;
    const currency = (of: Currency) => ({ isNumber, ...decimalsOf([of, of]) });
    expect(plainAmounts(['1.234', '1,500'], currency('KWD'))).toEqual(['1.234', undefined]);
    expect(plainAmounts(['1.234', '1,500'], currency('EGP'))).toEqual(['1.234', '1500']);
    expect(plainAmounts(['5.5', '1,500'], currency('KWD'))).toEqual(['5.5', undefined]);
    expect(moneyOfPlain('1.234', 'KWD')).toEqual(money(1234n, 'KWD'));
    expect(moneyOfPlain('1.234', 'EGP')).toBeUndefined();
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

  test('reads whole amounts with commas in currencies of two decimals, and never guesses with three', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, (wholes) => {
        const written = wholes.map((whole) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ','));
        expect(plainAmounts(written, { decimals: () => 2 })).toEqual(wholes.map(String));
        const inDinars = plainAmounts(written, { decimals: () => 3 });
        for (const [index, text] of written.entries())
          expect(inDinars[index]).toBe(text.includes(',') ? undefined : text);
      }),
    );
  });

  test('reads what a program writes with a point and three decimals exactly, or not at all', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom<Currency>('EGP', 'PKR', 'KWD', 'OMR'), amounts, (currency, thousandths) => {
        const written = thousandths.map(
          (all) => `${Math.floor(all / 1000)}.${String(all % 1000).padStart(3, '0')}`,
        );
        const read = plainAmounts(written, { decimals: () => minorUnits(currency) });
        const hasThree = minorUnits(currency) === 3;
        expect(read.map((plain) => plain && moneyOfPlain(plain, currency)?.minor)).toEqual(
          thousandths.map((all) => (hasThree ? BigInt(all) : all % 10 === 0 ? BigInt(all / 10) : undefined)),
        );
      }),
    );
  });

  const signs: readonly [Currency, ...string[]][] = [
    ['EGP', 'EGP', 'L.E', 'LE', 'l.e', 'ج.م', 'جنيه', 'E£', '£'],
    ['PKR', 'PKR', 'Rs', 'rs', 'RS', '₨', 'روپیہ', 'روپے'],
    ['AED', 'AED', 'Dh', 'Dhs', 'د.إ', 'درهم'],
    ['SAR', 'SAR', 'SR', 'S.R', 'ر.س', 'ريال', '﷼'],
    ['QAR', 'QAR', 'QR', 'ر.ق'],
    ['OMR', 'OMR', 'R.O', 'ر.ع'],
    ['KWD', 'KWD', 'KD', 'K.D', 'د.ك'],
    ['BHD', 'BHD', 'BD', 'د.ب'],
    ['JOD', 'JOD', 'JD', 'د.أ'],
    ['USD', 'USD', 'US$', '$'],
    ['EUR', 'EUR', '€'],
  ];
  const everySign = signs.flatMap(([currency, ...all]) => all.map((sign) => ({ currency, sign })));

  test('reads every sign with every point, blank and number', () => {
    const numbers = [
      ['50', '50'],
      ['500', '500'],
      ['5.00', '5.00'],
      ['1,234.00', '1234.00'],
      ['12,34,567.00', '1234567.00'],
      ['٥٠', '50'],
      ['0.50', '0.50'],
      ['50/-', '50'],
    ] as const;
    for (const { sign, currency } of everySign)
      for (const point of ['', '.'])
        for (const blank of ['', ' ', '\u00a0', '  '])
          for (const minus of ['', '-', '−'])
            for (const [number, plain] of numbers) {
              if (point === '.' && blank === '' && /\p{Sc}$/u.test(sign)) continue;
              const expected = moneyOfPlain(`${minus && '-'}${plain}`, currency);
              const ways = [
                `${minus}${sign}${point}${blank}${number}`,
                `${sign}${point}${blank}${minus}${number}`,
                `${minus}${number}${blank}${sign}${point}`,
              ];
              for (const written of ways) {
                const read = plainAmounts([written], { decimals: () => minorUnits(currency) })[0];
                expect([written, read && moneyOfPlain(read, currency)]).toEqual([written, expected]);
                if (read !== undefined) expect(one(read)).toBe(read);
              }
            }
  });

  test('never takes the point of a sign for a decimal point', () => {
    const letters = everySign.filter(({ sign }) => /\p{L}$/u.test(sign.normalize('NFKC')));
    fc.assert(
      fc.property(
        fc.constantFrom(...letters),
        fc.integer({ min: 1, max: 999 }),
        ({ sign, currency }, whole) => {
          const [plain = ''] = plainAmounts([`${sign}.${whole}`]);
          expect(moneyOfPlain(plain, currency)).toEqual(moneyOfPlain(String(whole), currency));
        },
      ),
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

  test('reads a number never as two amounts, unless the column shows that its points separate groups', () => {
    const texts = fc.stringMatching(/^\d{1,3}([.,]\d{1,3}){0,2}$/);
    fc.assert(
      fc.property(texts, fc.array(texts, { maxLength: 4 }), (text, others) => {
        const alone = one(text);
        const [beside] = plainAmounts([text, ...others]);
        if (alone === undefined || beside === alone) return;
        expect(text).toMatch(/^[1-9]\d{0,2}\.\d{3}$/);
        const commas = others
          .map((other) => one(other))
          .filter((other, at) => other && others[at]?.includes(','));
        const points = others.some((other) => /^[\d]+(?:\.\d+){2,}$/.test(other));
        expect(commas.length > 0 || points).toBe(true);
        expect(beside === undefined || beside === text.replace('.', '')).toBe(true);
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
