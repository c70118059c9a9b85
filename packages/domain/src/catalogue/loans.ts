import type { Currency } from '../money/currency.ts';

/** Currencies of loan accounts and their transactions. */
export const loanCurrencies = ['PKR', 'USD'] as const satisfies readonly Currency[];
export type LoanCurrency = (typeof loanCurrencies)[number];

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
