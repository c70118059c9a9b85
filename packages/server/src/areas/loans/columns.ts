import {
  billLoan,
  formRules,
  hasExchangeRate,
  type LoanBilling,
  loanAccountCurrency,
  loanCharges,
  parseMoney,
  toDecimalString,
} from '@daftar/domain';
import { writeDecimal } from '../../basics/decimal-column.ts';
import { fitsDecimals } from '../../basics/fits-decimals.ts';
import { invalid, invalidRule } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';

export type LoanForm = Pick<
  Body<'addLoanTransaction'>,
  | 'currency'
  | 'paymentMethod'
  | 'totalAmount'
  | 'exchangeRate'
  | 'totalBilledAmount'
  | 'reference'
  | (typeof loanCharges)[number]
>;

function assertReadable(form: LoanForm): void {
  const total = parseMoney(form.totalAmount, form.currency);
  if (!total) throw invalidRule('loanTransaction.totalAmount.decimals');
  for (const charge of loanCharges)
    if (!fitsDecimals(form[charge], formRules.loanTransaction[charge].decimals))
      throw invalidRule(`loanTransaction.${charge}.decimals`);
  const { currency, exchangeRate } = form;
  if (!hasExchangeRate(currency)) {
    if (exchangeRate !== undefined) throw invalid('loanTransaction.rateWithPkr', {}, 'exchangeRate');
    return;
  }
  if (
    exchangeRate === undefined ||
    exchangeRate < 0 ||
    !fitsDecimals(exchangeRate, formRules.loanTransaction.exchangeRate.decimals)
  )
    throw invalidRule('loanTransaction.exchangeRate.required');
}

/** Computes the billing of a form. Throws 400 when the billed amount that the client sent differs. */
export function billForm(form: LoanForm): LoanBilling {
  assertReadable(form);
  const billing = bill(form);
  const { totalBilledAmount: sent } = form;
  if (sent !== undefined && parseMoney(sent, loanAccountCurrency)?.minor !== billing.billed.minor)
    throw invalid(
      'loanTransaction.billedDiffers',
      { amount: toDecimalString(billing.billed) },
      'totalBilledAmount',
    );
  if (!parseMoney(toDecimalString(billing.total), loanAccountCurrency))
    throw invalid('loanTransaction.tooLarge', {}, 'totalAmount');
  return billing;
}

/** Converts the domain's RangeError to 400. It occurs only when the charges add up to more than 100 %. */
function bill(form: LoanForm): LoanBilling {
  try {
    return billLoan(form);
  } catch (error) {
    if (error instanceof RangeError) throw invalidRule('loanTransaction.withHoldingCharges.chargesAbove');
    throw error;
  }
}

export const loanColumns = (form: LoanForm, { billed }: LoanBilling) => ({
  currency: form.currency,
  payment_method: form.paymentMethod,
  total_amount: String(form.totalAmount),
  exchange_rate: writeDecimal(form.exchangeRate),
  walee_commission: String(form.waleeCommission),
  sbp_charges: String(form.sbpCharges),
  service_sales_tax: String(form.serviceSalesTax),
  with_holding_charges: String(form.withHoldingCharges),
  billed: toDecimalString(billed),
  reference: form.reference?.trim() || null,
});
