import { fromMajor, type Money, toDecimalString } from '@daftar/domain';
import { describe, expect, test } from 'vitest';
import { type Books, booksOf } from './check-books.ts';
import { checkLines, rowVerdict, worstVerdict } from './check-lines.ts';

const egp = (amount: number) => fromMajor(amount, 'EGP');
const row = {
  ...{ userTypeId: 'mer_1', merchantName: 'Nile Books', currency: 'EGP' as const },
  ...{ transactionCount: 3, transactionAmount: 100.1, refundedAmount: 0, billedAmount: 100.1 },
  ...{ settledAmount: 60, difference: 40.1, settledWaleeShare: 2.4, settledMerchantShare: 57.6 },
  ...{ refundedWaleeShare: 0, refundedMerchantShare: 0 },
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

const booksWith = (values: Partial<Parameters<typeof booksOf>[0]> = {}): Books =>
  booksOf({
    ...{ row, currency: 'EGP' as const },
    billing: [billed(1, 1.6, 38.5), billed(2, 2.4, 57.6)],
    settlements: [settled(60, 2.4, 57.6)],
    sums: [summed(2, 60, 2.4, 57.6), summed(1, 40.1, 1.6, 38.5)],
    ...values,
  });
const text = (value: Money | number | undefined) =>
  typeof value === 'object' ? toDecimalString(value) : value;
const linesOf = (books: Books) =>
  checkLines(books).map(({ verdicts, ...line }) => [
    ...[line.figure, text(line.transactions), text(line.billing), text(line.settlement)],
    ...verdicts.map((verdict) => [verdict.tone, verdict.text, text(verdict.amount)]),
  ]);

const agrees = ['positive', 'Billing agrees', undefined];
const open = (amount: string) => ['caution', '{{amount}} still to settle', amount];

describe('the three-way check', () => {
  test('shows exact figures of transactions, billing and settlement side by side', () => {
    expect(linesOf(booksWith())).toEqual([
      ['count', 3, 3, 1, agrees],
      ['amount', '100.10', '100.10', '60.00', agrees, open('40.10')],
      ['provider', '4.00', '4.00', '2.40', agrees, open('1.60')],
      ['merchant', '96.10', '96.10', '57.60', agrees, open('38.50')],
    ]);
  });

  test('ranks a billing difference above an amount still to settle', () => {
    const books = booksWith({
      row: { ...row, billedAmount: 90 },
      billing: [billed(2, 4, 86)],
    });
    expect(linesOf(books)[0]).toEqual(['count', 3, 2, 1, ['negative', 'Billing has {{amount}} less', 1]]);
    expect(linesOf(books)[1]?.[4]).toEqual(['negative', 'Billing has {{amount}} less', '10.10']);
    expect(worstVerdict(checkLines(books))?.tone).toBe('negative');
    expect(worstVerdict(checkLines(booksWith()))?.tone).toBe('caution');
  });

  test('subtracts refunds from what is left to settle in every line', () => {
    const all = booksWith({
      row: { ...row, refundedAmount: 40.1, refundedWaleeShare: 1.6, refundedMerchantShare: 38.5 },
    });
    for (const line of linesOf(all).slice(1)) expect(line[5]).toEqual(['positive', 'All settled', undefined]);
    const over = booksWith({
      row: { ...row, refundedAmount: 50, refundedWaleeShare: 2, refundedMerchantShare: 48 },
    });
    const beyond = (amount: string) => [
      ...['caution', '{{amount}} refunded after settlement, not yet deducted', amount],
    ];
    expect(linesOf(over).map((line) => line[5])).toEqual([
      ...[undefined, beyond('9.90'), beyond('0.40'), beyond('9.50')],
    ]);
  });

  test('leaves out shares of transactions that are not all summed', () => {
    const unfinished = booksWith({ sums: undefined });
    expect(linesOf(unfinished)[3]).toEqual(['merchant', undefined, '96.10', '57.60']);
    const missed = booksWith({ sums: [summed(2, 60, 2.4, 57.6)] });
    expect(linesOf(missed)[3]?.[1]).toBeUndefined();
  });

  test('counts of a settlement that reaches beyond the period only what is of the period', () => {
    const beyondPeriod = { settlements: [settled(75, 3, 72)] };
    expect([booksWith().exact, booksWith(beyondPeriod).exact]).toEqual([true, false]);
    expect(linesOf(booksWith(beyondPeriod))[2]?.[3]).toBe('2.40');
    expect(linesOf(booksWith(beyondPeriod))[3]?.[3]).toBe('57.60');
  });

  test('shows zero settled shares when there is no settlement', () => {
    const none = booksWith({
      row: { ...row, settledAmount: 0, settledWaleeShare: 0, settledMerchantShare: 0 },
      settlements: [],
    });
    expect(linesOf(none)[3]).toEqual(['merchant', '96.10', '96.10', '0.00', agrees, open('96.10')]);
  });
});

test('a row of the reconciliation list reports a billing difference before the amount left to settle', () => {
  expect(rowVerdict(row, 'EGP')).toMatchObject({ tone: 'caution', text: '{{amount}} still to settle' });
  expect(rowVerdict({ ...row, difference: 0 }, 'EGP').text).toBe('All settled');
  const more = rowVerdict({ ...row, billedAmount: 100.2, difference: 0 }, 'EGP');
  expect([more.tone, more.text, text(more.amount)]).toEqual([
    'negative',
    'Billing has {{amount}} more',
    '0.10',
  ]);
});
