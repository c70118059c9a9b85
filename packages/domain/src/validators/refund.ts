import * as v from 'valibot';
import { refundRules as rules } from '../generated/rules.ts';
import { type Currency, minorUnits } from '../money/money.ts';
import { optional } from './field.ts';
import { number } from './number-part.ts';
import { compact, text } from './parts.ts';

export type RefundForm = { transactionId: string; amount: string; reason: string };
export type RefundValues = {
  transactionId: string;
  /** Major units of the payment's currency; absent to refund all that is left. */
  amount?: number;
  reason: string;
};

const fieldsWith = (decimals: number) =>
  v.object({
    transactionId: text(rules.transactionId),
    amount: optional(number({ ...rules.amount, decimals })),
    reason: text(rules.reason),
  });

/** The fields of the refund form, without the rules that depend on the payment's currency. */
export const refundFields = fieldsWith(rules.amount.decimals);

/** The refund form of a payment in `currency`: a reason, and an amount above 0 or no amount. */
export function refundSchema(currency: Currency): v.GenericSchema<RefundForm, RefundValues> {
  return v.pipe(
    fieldsWith(minorUnits(currency)),
    v.transform((values) => compact(values)),
  ) as v.GenericSchema<RefundForm, RefundValues>;
}
