import { fromMajor } from '@daftar/domain';
import { expect, test } from 'vitest';
import { coverageOf, readFunds } from './payout-coverage.ts';

const funds = (loan: number, balance: number, pending: number) => {
  const read = readFunds({ currency: 'EGP', loan, balance, pending, pendingCount: 1 });
  if (!read) throw new Error('EGP is a currency');
  return read;
};

test.each([
  ['none', 1000, 2000, 0, 2500],
  ['all', 1000, 2000, 0, 2000],
  ['alone', 1000, 2000, 1500.5, 1500],
  ['all', 1000, 2000, 1500, 1500],
] as const)(
  'coverageOf returns %s for funds of %d and %d, pending payouts of %d and a new one of %d',
  (coverage, loan, balance, pending, amount) => {
    const isPending = false;
    expect(coverageOf(funds(loan, balance, pending), fromMajor(amount, 'EGP'), { isPending })).toBe(coverage);
  },
);

test('coverageOf leaves out what refunds under way need', () => {
  const read = readFunds({ currency: 'EGP', loan: 0, balance: 100, held: 80.5, pending: 0, pendingCount: 0 });
  if (!read) throw new Error('EGP is a currency');
  const covers = (amount: number) => coverageOf(read, fromMajor(amount, 'EGP'), { isPending: false });
  expect([covers(19.5), covers(19.51)]).toEqual(['all', 'none']);
});

test('coverageOf counts a pending payout once', () => {
  const all = funds(1000, 2000, 3000);
  expect(coverageOf(all, fromMajor(2000, 'EGP'), { isPending: true })).toBe('all');
  expect(coverageOf(all, fromMajor(2000, 'EGP'), { isPending: false })).toBe('alone');
});

test('readFunds reads no funds in an unknown currency', () => {
  expect(readFunds({ currency: 'XXX', loan: 1, balance: 1, pending: 0, pendingCount: 0 })).toBeUndefined();
});
