import {
  billLoan,
  type FormulaStep,
  hasExchangeRate,
  type LoanCharge,
  type LoanInput,
  type LoanSplit,
  loanAccountCurrency,
  loanCharges,
  loanTransactionSchema,
  splitLoan,
} from '@daftar/domain';
import * as v from 'valibot';

/** A transaction's rates and the resulting split, in the transaction's currency and in the account's. */
export type Split = {
  readonly rates: Readonly<Record<LoanCharge, string>>;
  readonly own: LoanSplit;
  /** Undefined while the exchange rate is missing. */
  readonly inAccount: LoanSplit<typeof loanAccountCurrency> | undefined;
  /** How the billed amount is computed. */
  readonly billing: FormulaStep<string> | undefined;
};

type Values = { readonly [Name in keyof LoanInput]: LoanInput[Name] | string };

const anything = { userTypeId: 'any', paymentMethod: 'IBFT', reference: '' };

/**
 * Returns the split of a transaction or of an incomplete form: an empty amount or rate counts as 0. Undefined if a number is
 * invalid, for example a rate above 99.
 */
export function splitOf({ currency, totalAmount, exchangeRate, ...charges }: Values): Split | undefined {
  const filled = (value: unknown) => String(value ?? '').trim() || '0';
  const rates = Object.fromEntries(loanCharges.map((charge) => [charge, filled(charges[charge])])) as Record<
    LoanCharge,
    string
  >;
  const isRateMissing = hasExchangeRate(currency) && String(exchangeRate ?? '').trim() === '';
  const read = v.safeParse(loanTransactionSchema, {
    ...anything,
    ...rates,
    currency: currency || loanAccountCurrency,
    totalAmount: filled(totalAmount),
    exchangeRate: hasExchangeRate(currency) ? filled(exchangeRate) : '',
  });
  if (!read.success) return undefined;
  const { own, inAccount } = splitLoan(read.output);
  const billing = isRateMissing ? undefined : billLoan(read.output).steps.at(-1);
  const numbers = Object.fromEntries(loanCharges.map((charge) => [charge, String(read.output[charge])]));
  return {
    rates: numbers as Record<LoanCharge, string>,
    own,
    inAccount: isRateMissing ? undefined : inAccount,
    billing,
  };
}
