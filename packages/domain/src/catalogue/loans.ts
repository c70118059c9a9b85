import type { Currency } from '../money/currency.ts';

/** The currencies of loan accounts and their transactions. */
export const loanCurrencies = ['PKR', 'USD'] as const satisfies readonly Currency[];
export type LoanCurrency = (typeof loanCurrencies)[number];

/** How a merchant is topped up, by the wire's names. */
export const loanPaymentMethods = ['IBFT', 'CASH', 'SETTLEMENT', 'USD-DEPOSIT'] as const;
export type LoanPaymentMethod = (typeof loanPaymentMethods)[number];

/** What forms and lists show of them. */
export const loanPaymentMethodLabels: Readonly<Record<LoanPaymentMethod, string>> = {
  IBFT: 'IBFT',
  CASH: 'Cash',
  SETTLEMENT: 'Settlement',
  'USD-DEPOSIT': 'USD Deposit',
};
