import { expect, test } from 'vitest';
import { sumMoney, toDecimalString } from '../money/money.ts';

import { billLoan, loanCharges } from './bill-loan.ts';

import { type LoanSplit, splitLoan } from './split-loan.ts';

const dollars = {
  currency: 'USD',
  totalAmount: 10_000,
  exchangeRate: 281.5,
  waleeCommission: 2.5,
  sbpCharges: 0.5,
  serviceSalesTax: 0,
  withHoldingCharges: 1,
} as const;

const texts = ({ total, charges, deducted, billed }: LoanSplit) => [
  toDecimalString(total),
  ...loanCharges.map((charge) => toDecimalString(charges[charge])),
  toDecimalString(deducted),
  toDecimalString(billed),
];

test('splitLoan gives each charge in the currency of the transaction and of the account', () => {
  const { own, inAccount } = splitLoan(dollars);
  expect([own.total.currency, inAccount.total.currency]).toEqual(['USD', 'PKR']);
  expect(texts(own)).toEqual(['10000.00', '250.00', '50.00', '0.00', '100.00', '400.00', '9600.00']);
  expect(texts(inAccount)).toEqual([
    ...['2815000.00', '70375.00', '14075.00', '0.00', '28150.00'],
    ...['112600.00', '2702400.00'],
  ]);
});

test.each([
  { ...dollars, totalAmount: 0.05, exchangeRate: 0.333333 },
  { ...dollars, totalAmount: 33.33, sbpCharges: 0.3333, serviceSalesTax: 0.3333 },
  { ...dollars, currency: 'PKR' as const, exchangeRate: undefined, totalAmount: 99.99 },
  { ...dollars, exchangeRate: 0 },
])('the parts of $totalAmount $currency add up and agree with billLoan', (input) => {
  const { own, inAccount } = splitLoan(input);
  const billing = billLoan(input);
  expect([inAccount.total, inAccount.billed]).toEqual([billing.total, billing.billed]);
  expect(inAccount.charges.waleeCommission).toEqual(billing.commission);
  for (const split of [own, inAccount]) {
    const parts = loanCharges.map((charge) => split.charges[charge]);
    expect(sumMoney([...parts, split.billed], split.total.currency)).toEqual(split.total);
  }
});
