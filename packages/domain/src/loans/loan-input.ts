import type { LoanCurrency } from '../catalogue/loans.ts';
import type { DecimalInput } from '../money/decimal.ts';

/** The four charges of a loan transaction, in percent of its total. The names are the API's field names. */
export const loanCharges = [
  'waleeCommission',
  'sbpCharges',
  'serviceSalesTax',
  'withHoldingCharges',
] as const;
export type LoanCharge = (typeof loanCharges)[number];

/** The inputs of a loan transaction's form. */
export type LoanInput = Readonly<Record<LoanCharge, DecimalInput>> & {
  /** Amount in major units of `currency`. */
  readonly totalAmount: DecimalInput;
  readonly currency: LoanCurrency;
  /** PKR for one USD; ignored unless `currency` is USD. */
  readonly exchangeRate?: DecimalInput | undefined;
};
