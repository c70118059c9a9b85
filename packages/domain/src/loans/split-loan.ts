import { type LoanCurrency, loanAccountCurrency } from '../catalogue/loans.ts';
import {
  addDecimals,
  type Decimal,
  decimal,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from '../money/decimal.ts';
import { type Money, money, subtractMoney } from '../money/money.ts';

import { type LoanBilling, type LoanCharge, type LoanInput, loanCharges } from './bill-loan.ts';

/** A loan transaction in one currency: the charges and the billed amount add up to the total. */
export type LoanSplit<C extends LoanCurrency = LoanCurrency> = {
  readonly total: Money<C>;
  readonly charges: Readonly<Record<LoanCharge, Money<C>>>;
  /** The sum of the four charges. */
  readonly deducted: Money<C>;
  readonly billed: Money<C>;
};

const zero = decimal(0);
const hundred = decimal(100);
const percent: Decimal = { coefficient: 1n, scale: 2 };

function splitOf<C extends LoanCurrency>(total: Decimal, input: LoanInput, currency: C): LoanSplit<C> {
  const rounded = (value: Decimal) => money(roundDecimal(value, 2, 'halfUp').coefficient, currency);
  const left = (percentage: Decimal) =>
    rounded(multiplyDecimals(total, multiplyDecimals(subtractDecimals(hundred, percentage), percent)));
  let [taken, rest] = [zero, left(zero)];
  const whole = rest;
  const charges = loanCharges.map((charge) => {
    taken = addDecimals(taken, decimal(input[charge]));
    const after = left(taken);
    const amount = subtractMoney(rest, after);
    rest = after;
    return [charge, amount] as const;
  });
  return {
    total: whole,
    charges: Object.fromEntries(charges) as Record<LoanCharge, Money<C>>,
    deducted: subtractMoney(whole, rest),
    billed: rest,
  };
}

/**
 * Splits a loan transaction into its four charges and the billed amount, both in its own currency and in the loan
 * account's.
 *
 * Each charge is the difference of two sums that are rounded half up to two decimals, so that all parts add up to the
 * total and agree with `billLoan`. Expects an input that `billLoan` accepts.
 */
export function splitLoan(input: LoanInput): {
  readonly own: LoanSplit;
  readonly inAccount: LoanSplit<LoanBilling['billed']['currency']>;
} {
  const total = decimal(input.totalAmount);
  const rate = input.currency === loanAccountCurrency ? decimal(1) : decimal(input.exchangeRate ?? '');
  return {
    own: splitOf(total, input, input.currency),
    inAccount: splitOf(multiplyDecimals(total, rate), input, loanAccountCurrency),
  };
}
