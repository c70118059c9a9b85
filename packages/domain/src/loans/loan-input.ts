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

/** A loan transaction as its form has it. */
export type LoanInput = Readonly<Record<LoanCharge, DecimalInput>> & {
  /** Major units of `currency`. */
  readonly totalAmount: DecimalInput;
  readonly currency: LoanCurrency;
  /** PKR for one USD; looked at with USD only. */
  readonly exchangeRate?: DecimalInput | undefined;
};
