import { fromMajor, type Money, toDecimalString } from '@daftar/domain';
import { describe, expect, test } from 'vitest';
import { type Books, booksOf } from './check-books.ts';
import { checkLines, gravest, rowVerdict } from './check-lines.ts';

const egp = (amount: number) => fromMajor(amount, 'EGP');
const row = {
  ...{ userTypeId: 'mer_1', merchantName: 'Nile Books', currency: 'EGP' as const },
  ...{ transactionCount: 3, transactionAmount: 100.1, refundedAmount: 0, billedAmount: 100.1 },
  ...{ settledAmount: 60, difference: 40.1 },
};
const billed = (count: number, provider: number, merchant: number) => ({
  ...{ totalNumberOfTransactions: count, waleeShareValue: provider, merchantShareValue: merchant },
});
const summed = (count: number, amount: number, provider: number, merchant: number) => ({
  ...{ currency: 'EGP' as const, count, amount: egp(amount) },
  ...{ waleeShareValue: egp(provider), merchantShareValue: egp(merchant) },
});
const settled = (totalRevenue: number, waleeShare: number, merchantShare: number) =>
  ({ totalRevenue, waleeShare, merchantShare }) as never;

const read = (values: Partial<Parameters<typeof booksOf>[0]> = {}): Books =>
  booksOf({
    ...{ row, currency: 'EGP' as const },
    billing: [billed(1, 1.6, 38.5), billed(2, 2.4, 57.6)],
    settlements: [settled(60, 2.4, 57.6)],
    unclaimed: undefined,
    sums: [summed(2, 60, 2.4, 57.6), summed(1, 40.1, 1.6, 38.5)],
    ...values,
  });
const text = (value: Money | number | undefined) =>
  typeof value === 'object' ? toDecimalString(value) : value;
const shown = (books: Books) =>
  checkLines(books).map(({ verdicts, ...line }) => [
    ...[line.figure, text(line.transactions), text(line.billing), text(line.settlement)],
    ...verdicts.map((verdict) => [verdict.tone, verdict.text, text(verdict.of)]),
  ]);

const agrees = ['positive', 'Billing agrees', undefined];
const open = (amount: string) => ['caution', '{{amount}} still to settle', amount];

describe('the three books', () => {
  test('stand side by side, exactly', () => {
    expect(shown(read())).toEqual([
      ['count', 3, 3, 1, agrees],
      ['amount', '100.10', '100.10', '60.00', agrees, open('40.10')],
      ['provider', '4.00', '4.00', '2.40', agrees, open('1.60')],
      ['merchant', '96.10', '96.10', '57.60', agrees, open('38.50')],
    ]);
  });

  test('a difference of billing weighs more than what is still to settle', () => {
    const books = read({
      row: { ...row, billedAmount: 90 },
      billing: [billed(2, 4, 86)],
    });
    expect(shown(books)[0]).toEqual(['count', 3, 2, 1, ['negative', 'Billing has {{amount}} less', 1]]);
    expect(shown(books)[1]?.[4]).toEqual(['negative', 'Billing has {{amount}} less', '10.10']);
    expect(gravest(checkLines(books))?.tone).toBe('negative');
    expect(gravest(checkLines(read()))?.tone).toBe('caution');
  });

  test('refunds are taken off before anything is left to settle', () => {
    const all = read({ row: { ...row, refundedAmount: 40.1 } });
    expect(shown(all)[1]?.[5]).toEqual(['positive', 'All settled', undefined]);
    expect(shown(all)[2]?.[5]).toEqual(['quiet', '{{amount}} not settled, refunds among it', '1.60']);
    const over = read({ row: { ...row, refundedAmount: 50 } });
    expect(shown(over)[1]?.[5]).toEqual([
      'caution',
      '{{amount}} refunded after settlement, still to net',
      '9.90',
    ]);
  });

  test('shares that are not those of this period are not told', () => {
    const beyond = read({ settlements: [settled(75, 3, 72)] });
    expect(shown(beyond)[2]).toEqual(['provider', '4.00', '4.00', undefined, agrees]);
    const unfinished = read({ sums: undefined });
    expect(shown(unfinished)[3]).toEqual(['merchant', undefined, '96.10', '57.60']);
    const missed = read({ sums: [summed(2, 60, 2.4, 57.6)] });
    expect(shown(missed)[3]?.[1]).toBeUndefined();
  });

  test('what is unclaimed tells the settled shares, where settlements reach beyond the period', () => {
    const unclaimed = {
      ...{ totalAmount: 40.1, waleeShareValue: 1.6, merchantShareValue: 38.5 },
      ...{ waleeSharePercentage: 4, merchantShare: 96 },
    };
    const beyond = { settlements: [settled(75, 3, 72)], unclaimed };
    expect([read().exact, read(beyond).exact]).toEqual([true, false]);
    expect(shown(read(beyond))[2]?.[3]).toBe('2.40');
    expect(shown(read(beyond))[3]?.[3]).toBe('57.60');
    const refunded = read({ ...beyond, row: { ...row, refundedAmount: 1, difference: 40.1 } });
    expect(refunded.settlement.provider).toBeUndefined();
    const elsewhere = read({ ...beyond, unclaimed: { ...unclaimed, totalAmount: 41 } });
    expect(elsewhere.settlement.merchant).toBeUndefined();
  });

  test('nothing settled is settled with nothing', () => {
    const none = read({ row: { ...row, settledAmount: 0 }, settlements: [] });
    expect(shown(none)[3]).toEqual(['merchant', '96.10', '96.10', '0.00', agrees, open('96.10')]);
  });
});

test('a row of the list says first that billing differs, then what is left to settle', () => {
  expect(rowVerdict(row, 'EGP')).toMatchObject({ tone: 'caution', text: '{{amount}} still to settle' });
  expect(rowVerdict({ ...row, difference: 0 }, 'EGP').text).toBe('All settled');
  const more = rowVerdict({ ...row, billedAmount: 100.2, difference: 0 }, 'EGP');
  expect([more.tone, more.text, text(more.of)]).toEqual(['negative', 'Billing has {{amount}} more', '0.10']);
});
