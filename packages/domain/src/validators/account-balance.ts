import * as v from 'valibot';
import { type Currency, minorUnits } from '../money/currency.ts';
import { decimal } from '../money/decimal.ts';
import { fromMajor, toMajorNumber } from '../money/major.ts';
import { netOfTax } from '../settlement/net-of-tax.ts';
import { accountBalanceMessages as messages } from './messages/balance.ts';
import { number } from './number-part.ts';
import { compact, optional, text } from './parts.ts';

export type AccountBalanceForm = { grossAmount: string; tax: string; reference: string };
export type AccountBalanceValues = {
  grossAmount: number;
  tax: number;
  /** Computed; the server computes it again. */
  netAmount: number;
  reference?: string;
};

/** The account balance form of a merchant in `currency`: an amount above 0 and a tax of 0 to 99 percent. */
export function accountBalanceSchema(
  currency: Currency,
): v.GenericSchema<AccountBalanceForm, AccountBalanceValues> {
  const decimals = minorUnits(currency);
  return v.pipe(
    v.object({
      grossAmount: number(messages.amount, { min: { coefficient: 1n, scale: decimals }, decimals }),
      tax: number(messages.tax, { min: decimal(0), max: decimal(99), decimals: 4 }),
      reference: optional(text(messages.reference, 120)),
    }),
    v.transform((values) => {
      const { net } = netOfTax(fromMajor(values.grossAmount, currency), values.tax);
      return compact({ ...values, netAmount: toMajorNumber(net) });
    }),
  ) as v.GenericSchema<AccountBalanceForm, AccountBalanceValues>;
}

/** What a tax without an amount says; undefined when there is an amount or no tax. */
export function amountFirst(form: Pick<AccountBalanceForm, 'grossAmount' | 'tax'>): string | undefined {
  return form.tax.trim() !== '' && form.grossAmount.trim() === '' ? messages.amountFirst : undefined;
}
