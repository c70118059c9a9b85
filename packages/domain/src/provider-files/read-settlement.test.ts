import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { isTotalRow, readSettlement } from './read-settlement.ts';
import type { SettlementShape } from './settlement-shape.ts';

const plain: SettlementShape = { headers: {}, kinds: { payment: [], refund: [] } };
const HEAD = ['Type', 'Reference', 'Provider reference', 'Amount', 'Currency'];

const linesOf = (rows: string[][], shape = plain, head = HEAD) => {
  const read = readSettlement([head, ...rows], shape);
  if (!read.ok) throw new Error('Not read');
  return read.lines;
};

describe('readSettlement', () => {
  test('reads payments and refunds in their currencies', () => {
    expect(
      linesOf([
        ['Payment', '91', 'F1', '450.50', 'EGP'],
        ['', '', ' ', '', ''],
        ['refund', '91', 'F2', '-1.250', 'kwd'],
      ]),
    ).toEqual([
      { row: 2, kind: 'payment', reference: '91', providerReference: 'F1', amount: money(45_050n, 'EGP') },
      { row: 4, kind: 'refund', reference: '91', providerReference: 'F2', amount: money(1250n, 'KWD') },
    ]);
  });

  test.each([
    ['Payment', '450.5055', 'EGP'],
    ['Payment', '450,505', 'KWD'],
    ['Payment', '-1', 'EGP'],
    ['Payment', '0', 'EGP'],
    ['Payment', '1e3', 'EGP'],
    ['Payment', '', 'EGP'],
    ['Payment', '1', 'XXX'],
  ])('returns no amount for %s %s %s', (kind, amount, currency) => {
    expect(linesOf([[kind, '91', '', amount, currency]])[0]?.amount).toBeUndefined();
  });

  test('returns undefined for an unknown type', () => {
    expect(linesOf([['Fee', '91', '', '1', 'EGP']])[0]?.kind).toBeUndefined();
  });

  test('reads a provider’s own columns, words, minor units, prefix and only currency', () => {
    const shape: SettlementShape = {
      headers: { kind: ['pp_TxnType'], reference: ['pp_TxnRefNo'], amount: ['pp_Amount'] },
      kinds: { payment: ['MWALLET'], refund: [] },
      isMinor: true,
      currency: 'PKR',
      prefix: 'T',
    };
    expect(
      linesOf([['mwallet', 'T91', '540000']], shape, ['PP_TXNTYPE', 'pp_TxnRefNo', 'pp_Amount']),
    ).toEqual([
      { row: 2, kind: 'payment', reference: '91', providerReference: '', amount: money(540_000n, 'PKR') },
    ]);
    expect(
      linesOf([['mwallet', 'T91', '5400.00']], shape, ['pp_TxnType', 'pp_TxnRefNo', 'pp_Amount'])[0]?.amount,
    ).toBeUndefined();
  });

  test('reads amounts under the plain name in major units', () => {
    const shape: SettlementShape = { ...plain, headers: { amount: ['amount_cents'] }, isMinor: true };
    expect(linesOf([['payment', '91', '', '450.50', 'EGP']], shape)[0]?.amount).toEqual(
      money(45_050n, 'EGP'),
    );
    const own = HEAD.with(3, 'amount_cents');
    expect(linesOf([['payment', '91', '', '45050', 'EGP']], shape, own)[0]?.amount).toEqual(
      money(45_050n, 'EGP'),
    );
  });

  test('lists the columns that are missing or occur twice', () => {
    expect(readSettlement([['type', 'currency']], plain)).toEqual({
      ok: false,
      missing: ['amount', 'reference'],
      twice: [],
      heading: { row: 1, texts: ['type', 'currency'] },
    });
    expect(readSettlement([[...HEAD, 'amount']], plain)).toEqual({
      ok: false,
      missing: [],
      twice: ['amount'],
      heading: { row: 1, texts: [...HEAD, 'amount'] },
    });
    expect(readSettlement([], plain)).toMatchObject({ ok: false });
  });

  test('finds the header within the first ten rows, and skips lines above it and repeated headers', () => {
    const above = [['Settlement report'], ['Merchant', 'Demo', '', ''], [], ['', '']];
    const read = readSettlement([...above, HEAD, ['payment', '91', '', '1.00', 'EGP'], HEAD], plain);
    expect(read).toMatchObject({ ok: true, lines: [{ row: 6, reference: '91' }] });
  });

  test('takes no hidden row for the header', () => {
    const swapped = ['Type', 'Provider reference', 'Reference', 'Amount', 'Currency'];
    const grid = [swapped, HEAD, ['payment', '91', 'F1', '1.00', 'EGP']];
    const read = readSettlement(grid, plain, { isHidden: (row) => row === 1 });
    expect(read).toMatchObject({ ok: true, lines: [{ row: 3, reference: '91', providerReference: 'F1' }] });
  });

  test.each([
    ['swapped', ['Type', 'Provider reference', 'Reference', 'Amount', 'Currency']],
    ['moved', ['', ...HEAD]],
    ['shorter', ['Type', 'Reference', 'Amount', 'Currency']],
    ['with a column twice', [...HEAD, 'Amount']],
  ])('rejects a later header that is %s, and names its row', (_, second) => {
    const row = ['payment', '91', 'F1', '1.00', 'EGP'];
    expect(readSettlement([HEAD, row, second, row], plain)).toMatchObject({
      ok: false,
      heading: { row: 1 },
      otherHeading: 3,
    });
  });

  test('skips a repeated header with other cells beside it', () => {
    const row = ['payment', '91', 'F1', '1.00', 'EGP'];
    const again = ['TYPE', 'merchant reference', 'Provider  Reference', 'amount', 'Currency', 'Page 2'];
    expect(readSettlement([HEAD, row, again, row], plain)).toMatchObject({
      ok: true,
      lines: [{ row: 2 }, { row: 4 }],
    });
  });

  test('names the row that comes nearest to a header', () => {
    const grid = [['Settlement report'], ['type', 'number', 'amount'], ['payment', '91', '1.00']];
    expect(readSettlement(grid, plain)).toMatchObject({
      ok: false,
      missing: ['currency', 'reference'],
      heading: { row: 2, texts: ['type', 'number', 'amount'] },
    });
  });

  test.each([
    ['النوع', 'المرجع', 'مرجع مزود الدفع', 'المبلغ', 'العملة', 'استرداد'],
    ['قسم', 'حوالہ', 'فراہم کنندہ کا حوالہ', 'رقم', 'کرنسی', 'ریفنڈ'],
    ['\u200fTYPE ', 'Merchant\nReference', 'Provider  Reference', 'AMOUNT\u00a0', 'currency', ' Refunded'],
  ])('reads the header %s %s %s %s %s', (...cells) => {
    const [kind = ''] = cells.splice(5);
    expect(linesOf([[kind, '91', 'F1', '(5.00)', 'egp']], plain, cells)).toEqual([
      { row: 2, kind: 'refund', reference: '91', providerReference: 'F1', amount: money(500n, 'EGP') },
    ]);
  });

  test('takes رقم as a row’s number beside Arabic titles', () => {
    const head = ['رقم', 'النوع', 'المرجع', 'المبلغ', 'العملة'];
    expect(linesOf([['1', 'دفعة', '91', '٤٨٠٫٤٠', 'EGP']], plain, head)[0]).toMatchObject({
      reference: '91',
      amount: money(48_040n, 'EGP'),
    });
  });

  test('marks sums of rows, and no payment', () => {
    const lines = linesOf([
      ['payment', 'TOTAL-1', '', '1.00', 'EGP'],
      ['Grand total', '', '', '1.00', 'EGP'],
      ['', 'الإجمالي', '', '1.00', ''],
      ['fee', '91', '', '1.00', 'EGP'],
    ]);
    expect(lines.map(({ isTotal = false }) => isTotal)).toEqual([false, true, true, false]);
  });

  test('skips repeated headings with fewer empty cells, footers and other lines without a payment', () => {
    const lines = linesOf([
      ['payment', '91', '', '1.00', 'EGP', '', ''],
      [...HEAD, '', ''],
      ['Page 2 of 3'],
      ['payment', '92', '', '2.00', 'EGP'],
      ['Generated on 2026-11-28', '', '', '', ''],
      ['payment', '', '', '', ''],
      ['fee', '', '', '3.00', 'EGP'],
    ]);
    expect(lines.map(({ row }) => row)).toEqual([2, 5, 7, 8]);
  });

  test('reads no amount from a line of text that has more cells than the heading', () => {
    const shape: SettlementShape = { ...plain, currency: 'PKR' };
    const grid = [HEAD.slice(0, 4), ['payment', '91', '', '1', '234.50'], ['payment', '92', '', '5.00', '']];
    const amounts = (isDelimited: boolean) => {
      const read = readSettlement(grid, shape, { isDelimited });
      return read.ok && read.lines.map(({ amount }) => amount?.minor);
    };
    expect(amounts(true)).toEqual([undefined, 500n]);
    // A workbook has a remark beside the table.
    expect(amounts(false)).toEqual([100n, 500n]);
  });

  test.each([
    ['egp', 'EGP'],
    [' EGP\u00a0', 'EGP'],
    ['L.E.', 'EGP'],
    ['جنيه', 'EGP'],
    ['جُنيه مصري', 'EGP'],
    ['ر.س', 'SAR'],
    ['Rs.', 'PKR'],
    ['$', undefined],
    ['ريال', undefined],
    ['toString', undefined],
    ['Pounds', undefined],
  ])('reads the currency %j as %s', (written, currency) => {
    expect(linesOf([['payment', '91', '', '1.00', written]])[0]?.amount?.currency).toBe(currency);
  });

  test.each([
    ['1,200.00', '', true],
    ['1200.00', 'EGP', true],
    ['800.00', '', true],
    ['1200.01', '', false],
    ['1200.00', 'USD', false],
    ['0.00', '', false],
  ])('tells whether a bare amount of %s %s is the sum of the rows above', (amount, currency, isSum) => {
    const lines = linesOf([
      ['payment', '91', '', '1,000.00', 'EGP'],
      ['refund', '92', '', '200.00', 'EGP'],
      ['', '', '', amount, currency],
    ]);
    expect(lines.map(({ isTotal = false }) => isTotal)).toEqual([false, false, isSum]);
  });

  test('marks the bare sums of parts and of the file, and no amount with another text', () => {
    const bare = (amount: string, note = '') => ['', '', '', amount, '', note];
    const lines = linesOf([
      ['payment', '91', '', '10.00', 'EGP'],
      bare('10.00'),
      ['payment', '92', '', '5.00', 'EGP'],
      bare('5.00'),
      bare('15.00'),
      bare('15.00', 'fee'),
    ]);
    expect(lines.map(({ isTotal = false }) => isTotal)).toEqual([false, true, false, true, true, false]);
  });

  test('reads amounts as the whole column is written', () => {
    const rows = ['1.234', '1.234,50', '5,00'].map((amount) => ['payment', amount, '', amount, 'EGP']);
    expect(linesOf(rows).map(({ amount }) => amount?.minor)).toEqual([123_400n, 123_450n, 500n]);
    expect(linesOf(rows.slice(0, 1))[0]?.amount).toBeUndefined();
    expect(linesOf([['payment', '91', '', '1,234', 'EGP']])[0]?.amount).toEqual(money(123_400n, 'EGP'));
    expect(linesOf([['payment', '91', '', '1.234', 'KWD']])[0]?.amount).toEqual(money(1234n, 'KWD'));
    expect(linesOf([['payment', '91', '', '1,234', 'KWD']])[0]?.amount).toBeUndefined();
    expect(linesOf([['payment', '91', '', 'USD 5.00', 'EGP']])[0]?.amount).toBeUndefined();
  });
});

test.each([
  ['480.40 EGP', 'EGP', 48_040n],
  ['Rs.50', 'PKR', 5000n],
  ['Rs. 1,500/-', 'PKR', 150_000n],
  ['L.E.50', 'EGP', 5000n],
  ['AED.50', 'AED', 5000n],
  ['د.إ.50', 'AED', 5000n],
  ['KD 5.000', 'KWD', 5000n],
  ['10.500', 'EGP', 1050n],
  ['7.125', 'EGP', undefined],
] as const)('reads a refund of %s in a file of %s', (written, currency, minor) => {
  const read = readSettlement([HEAD, ['refund', '91', 'F1', written, currency]], plain);
  expect(read.ok && read.lines.map(({ amount }) => amount?.minor)).toEqual([minor]);
});

test.each([
  'Total',
  'Sum',
  'Net amount',
  'Closing balance',
  'No. of transactions: 2',
  'Number of payments',
  'Transaction count 3',
  'صافي المبلغ',
  'الرصيد الختامي',
  'عدد المعاملات: ٢',
  'خالص رقم',
  'اختتامی بیلنس',
  'لین دین کی تعداد: ۲',
  'TOTAL:',
  ' Grand  Total ',
  'Sub-total',
  'Subtotal',
  'Sub total',
  'Totals',
  'Net total',
  'Total amount',
  'المجموع',
  'الإجمالي',
  'اجمالى',
  'إجمالي المبلغ',
  'المجموع الكلي',
  'کل',
  'کل رقم',
  'كل',
  'میزان',
  'ٹوٹل',
  'Net Amount',
  'Opening balance:',
  'صافي المبلغ',
])('%j begins a row of a sum', (word) => {
  expect(isTotalRow(['', word, '', '600.40'], ['', ''])).toBe(true);
});

test('a row with a number of a payment, or with another first text, is no sum', () => {
  expect(isTotalRow(['Total', '91', '', '1.00'], ['91', ''])).toBe(false);
  expect(isTotalRow(['Fee', '', '', 'Total'], ['', ''])).toBe(false);
  expect(isTotalRow(['Totally new', '', ''], ['', ''])).toBe(false);
  expect(isTotalRow(['كلية الهندسة'], [''])).toBe(false);
  expect(isTotalRow(['', ''], ['', ''])).toBe(false);
});
