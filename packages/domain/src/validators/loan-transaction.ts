import * as v from 'valibot';
import {
  hasExchangeRate,
  type LoanCurrency,
  type LoanPaymentMethod,
  loanCurrencies,
  loanPaymentMethods,
} from '../catalogue/loans.ts';
import { loanTransactionRules as rules } from '../generated/rules.ts';
import { type LoanCharge, loanCharges } from '../loans/bill-loan.ts';
import { addDecimals, compareDecimals, type Decimal, decimal } from '../money/decimal.ts';

import { normaliseNumberText } from '../text/digits.ts';
import { optional } from './field.ts';
import { loanMessages as messages } from './messages.ts';
import { number } from './number-part.ts';
import { compact, oneOf, text } from './parts.ts';

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
  /** PKR for one USD; absent if the currency is PKR. */
  exchangeRate?: number;
  reference?: string;
};

const zero = decimal(0);

const together = (values: Record<LoanCharge, number>): Decimal =>
  loanCharges.map((name) => decimal(values[name])).reduce(addDecimals, zero);

/**
 * The loan transaction form: amounts in major units of its currency, charges in percent, a rate only for USD.
 *
 * Source: payouts specification, section 5.
 */
export const loanTransactionSchema = v.pipe(
  v.object({
    userTypeId: text(rules.userTypeId),
    paymentMethod: oneOf(loanPaymentMethods, rules.paymentMethod),
    currency: oneOf(loanCurrencies, rules.currency),
    totalAmount: number(rules.totalAmount),
    waleeCommission: number(rules.waleeCommission),
    sbpCharges: number(rules.sbpCharges),
    serviceSalesTax: number(rules.serviceSalesTax),
    withHoldingCharges: number(rules.withHoldingCharges),
    exchangeRate: optional(number(rules.exchangeRate)),
    reference: optional(text(rules.reference)),
  }),
  v.forward(
    v.partialCheck(
      [['currency'], ['exchangeRate']],
      ({ currency, exchangeRate }) => !hasExchangeRate(currency) || exchangeRate !== undefined,
      rules.exchangeRate.message,
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
    compact({ ...values, exchangeRate: hasExchangeRate(values.currency) ? exchangeRate : undefined }),
  ),
) as v.GenericSchema<LoanTransactionForm, LoanTransactionValues>;

/** Returns the warning for a rate of 0, which the specification allows; undefined for other forms. */
export const loanWarning = ({
  currency,
  exchangeRate,
}: Pick<LoanTransactionForm, 'currency' | 'exchangeRate'>): string | undefined =>
  hasExchangeRate(currency) && exchangeRate.trim() !== '' && Number(normaliseNumberText(exchangeRate)) === 0
    ? messages.nothingBilled
    : undefined;
