import type { Currency } from '../money/money.ts';

/** The currency of loan accounts. Amounts in another currency are converted at the transaction's exchange rate. */
export const loanAccountCurrency = 'PKR' satisfies Currency;

/** Currencies of loan transactions. */
export const loanCurrencies = [loanAccountCurrency, 'USD'] as const satisfies readonly Currency[];
export type LoanCurrency = (typeof loanCurrencies)[number];

/** Tells whether a loan transaction has an exchange rate: one in a currency that its account does not have. */
export const hasExchangeRate = (currency: string): boolean =>
  currency !== loanAccountCurrency && loanCurrencies.some((known) => known === currency);

/** Payment methods of a merchant's top-up, by their names in the API. */
export const loanPaymentMethods = ['IBFT', 'CASH', 'SETTLEMENT', 'USD-DEPOSIT'] as const;
export type LoanPaymentMethod = (typeof loanPaymentMethods)[number];

/** Labels of the methods in forms and lists. */
export const loanPaymentMethodLabels = {
  IBFT: 'IBFT',
  CASH: 'Cash',
  SETTLEMENT: 'Settlement',
  'USD-DEPOSIT': 'USD Deposit',
} as const satisfies Readonly<Record<LoanPaymentMethod, string>>;
