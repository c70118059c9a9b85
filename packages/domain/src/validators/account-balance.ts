import * as v from 'valibot';
import { accountBalanceRules as rules } from '../generated/rules.ts';
import { type Currency, fromMajor, minorUnits, toMajorNumber } from '../money/money.ts';

import { netOfTax } from '../settlement/net-of-tax.ts';
import { optional } from './field.ts';
import { accountBalanceMessages as messages } from './messages.ts';
import { number } from './number-part.ts';
import { compact, text } from './parts.ts';

export type AccountBalanceForm = { grossAmount: string; tax: string; reference: string };
export type AccountBalanceValues = {
  grossAmount: number;
  tax: number;
  /** The amount minus the tax. The form shows it; the server computes it again. */
  netAmount: number;
  reference?: string;
};

const fieldsWith = (decimals: number) =>
  v.object({
    grossAmount: number({ ...rules.grossAmount, decimals }),
    tax: number(rules.tax),
    reference: optional(text(rules.reference)),
  });

/** The fields of the account balance form, without the rules that depend on the merchant's currency. */
export const accountBalanceFields = fieldsWith(rules.grossAmount.decimals);

/** The account balance form of a merchant in `currency`: an amount above 0 and a tax of 0 to 99 percent. */
export function accountBalanceSchema(
  currency: Currency,
): v.GenericSchema<AccountBalanceForm, AccountBalanceValues> {
  return v.pipe(
    fieldsWith(minorUnits(currency)),
    v.transform((values) => {
      const { net } = netOfTax(fromMajor(values.grossAmount, currency), values.tax);
      return compact({ ...values, netAmount: toMajorNumber(net) });
    }),
  ) as v.GenericSchema<AccountBalanceForm, AccountBalanceValues>;
}

/** Returns the message for a tax without an amount; undefined if there is an amount or no tax. */
export function amountFirst(form: Pick<AccountBalanceForm, 'grossAmount' | 'tax'>): string | undefined {
  return form.tax.trim() !== '' && form.grossAmount.trim() === '' ? messages.amountFirst : undefined;
}
