import * as v from 'valibot';
import {
  type LoanCurrency,
  type LoanPaymentMethod,
  loanCurrencies,
  loanPaymentMethods,
} from '../catalogue/loans.ts';
import { type LoanCharge, loanCharges } from '../loans/loan-input.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import { addDecimals, compareDecimals } from '../money/decimal-math.ts';
import { loanMessages as messages } from './messages/loan.ts';
import { number } from './number-part.ts';
import { compact, oneOf, optional, text } from './parts.ts';

type Fields<N, Currency, Method> = Record<LoanCharge, N> & {
  /** The merchant's id. */
  userTypeId: string;
  paymentMethod: Method;
  currency: Currency;
  totalAmount: N;
};
export type LoanTransactionForm = Fields<string, string, string> & {
  exchangeRate: string;
  reference: string;
};
export type LoanTransactionValues = Fields<number, LoanCurrency, LoanPaymentMethod> & {
  /** PKR for one USD; not there with PKR. */
  exchangeRate?: number;
  reference?: string;
};

const zero = decimal(0);
const charge = (message: string) => number(message, { min: zero, max: decimal(99), decimals: 4 });
const smallestRate: Decimal = { coefficient: 1n, scale: 6 };

const together = (values: Record<LoanCharge, number>): Decimal =>
  loanCharges.map((name) => decimal(values[name])).reduce(addDecimals, zero);

/**
 * The loan transaction form: amounts in major units of its currency, charges in percent, a rate with USD only.
 *
 * Source: payouts specification, section 5.
 */
export const loanTransactionSchema = v.pipe(
  v.object({
    userTypeId: text(messages.merchant, 64),
    paymentMethod: oneOf(loanPaymentMethods, messages.paymentMethod),
    currency: oneOf(loanCurrencies, messages.currency),
    totalAmount: number(messages.totalAmount, { min: zero, decimals: 2 }),
    waleeCommission: charge(messages.waleeCommission),
    sbpCharges: charge(messages.sbpCharges),
    serviceSalesTax: charge(messages.serviceSalesTax),
    withHoldingCharges: charge(messages.withHoldingCharges),
    exchangeRate: optional(number(messages.exchangeRate, { min: smallestRate, decimals: 6 })),
    reference: optional(text(messages.reference, 120)),
  }),
  v.forward(
    v.partialCheck(
      [['currency'], ['exchangeRate']],
      ({ currency, exchangeRate }) => currency === 'PKR' || exchangeRate !== undefined,
      messages.exchangeRate,
    ),
    ['exchangeRate'],
  ),
  v.forward(
    v.partialCheck(
      [['waleeCommission'], ['sbpCharges'], ['serviceSalesTax'], ['withHoldingCharges']],
      (values) => compareDecimals(together(values), decimal(100)) <= 0,
      messages.chargesAbove,
    ),
    ['withHoldingCharges'],
  ),
  v.transform(({ exchangeRate, ...values }) =>
    compact({ ...values, exchangeRate: values.currency === 'USD' ? exchangeRate : undefined }),
  ),
) as v.GenericSchema<LoanTransactionForm, LoanTransactionValues>;
