import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBalanced, postingsForLoanTransaction } from '../ledger/postings.ts';

import { addMoney } from '../money/money.ts';
import { formulaText } from '../settlement/formula-step.ts';
import { billLoan, type LoanInput } from './bill-loan.ts';

const input = (changes: Partial<LoanInput> = {}): LoanInput => ({
  totalAmount: 100_000,
  currency: 'PKR',
  waleeCommission: 2,
  sbpCharges: 1,
  serviceSalesTax: 0.5,
  withHoldingCharges: 0.25,
  ...changes,
});

describe('billLoan', () => {
  test('subtracts the four percentages from the total', () => {
    const { total, billed, commission, charges } = billLoan(input());
    expect([total, billed, commission, charges].map(({ minor }) => minor)).toEqual([
      10_000_000n,
      9_625_000n,
      200_000n,
      175_000n,
    ]);
  });

  test('converts dollars at the rate, half up to two decimals', () => {
    const { total, billed, steps } = billLoan(
      input({ totalAmount: '33.33', currency: 'USD', exchangeRate: '278.555' }),
    );
    expect(total).toEqual({ minor: 928_424n, currency: 'PKR' });
    // 33.33 × 0.9625 × 278.555 = 8,936.0790…
    expect(billed.minor).toBe(893_608n);
    expect(steps.map((step) => formulaText(step))).toEqual([
      '33.33 × 3.75 ÷ 100 = 1.249875',
      '33.33 − 1.249875 = 32.080125',
      '32.080125 × 278.555 = 8,936.079219375 → 8,936.08',
    ]);
  });

  test('ignores the exchange rate of a transaction in rupees', () => {
    const { billed, steps } = billLoan(input({ totalAmount: '10.01', exchangeRate: 278 }));
    expect(billed.minor).toBe(963n);
    expect(steps.map((step) => formulaText(step)).at(-1)).toBe('9.634625 = 9.634625 → 9.63');
  });

  test.each([
    { totalAmount: -1 },
    { sbpCharges: -0.1 },
    { waleeCommission: 99, sbpCharges: 1, serviceSalesTax: 0.01, withHoldingCharges: 0 },
    { currency: 'USD' as const },
    { currency: 'USD' as const, exchangeRate: -1 },
    { totalAmount: 'much' },
  ])('rejects %o', (changes) => {
    expect(() => billLoan(input(changes))).toThrow(RangeError);
  });

  test('charges of 100 percent leave a billed amount of 0', () => {
    const { billed, charges } = billLoan(
      input({ waleeCommission: 50, sbpCharges: 50, serviceSalesTax: 0, withHoldingCharges: 0 }),
    );
    expect([billed.minor, charges.minor]).toEqual([0n, 5_000_000n]);
  });
});

const percentage = fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100);
const anyLoan: fc.Arbitrary<LoanInput> = fc.record({
  totalAmount: fc.integer({ min: 0, max: 10 ** 12 }).map((cents) => `${cents / 100}`),
  currency: fc.constantFrom('PKR' as const, 'USD' as const),
  exchangeRate: fc.integer({ min: 1, max: 10 ** 9 }).map((millionths) => (millionths / 10 ** 6).toFixed(6)),
  waleeCommission: percentage,
  sbpCharges: percentage,
  serviceSalesTax: percentage,
  withHoldingCharges: percentage,
});

test('the parts are never negative, add up to the total, and their postings balance', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const billing = billLoan(loan);
      const { total, billed, commission, charges } = billing;
      for (const part of [billed, commission, charges]) expect(part.minor).toBeGreaterThanOrEqual(0n);
      expect(addMoney(addMoney(billed, commission), charges)).toEqual(total);
      expect(isBalanced(postingsForLoanTransaction('m1', billing))).toBe(true);
    }),
  );
});

test('a loan transaction debits bank and credits fees, tax and the loan account', () => {
  expect(postingsForLoanTransaction('m1', billLoan(input()))).toEqual([
    { account: 'bank', side: 'debit', amount: { minor: 10_000_000n, currency: 'PKR' } },
    { account: 'fees', side: 'credit', amount: { minor: 200_000n, currency: 'PKR' } },
    { account: 'tax', side: 'credit', amount: { minor: 175_000n, currency: 'PKR' } },
    { account: 'loan:m1', side: 'credit', amount: { minor: 9_625_000n, currency: 'PKR' } },
  ]);
});
