import * as v from 'valibot';
import { montyRules as rules } from '../generated/rules.ts';
import { callingCodes, parseMsisdn } from '../text/msisdn.ts';
import { namedCustomer } from './checkout-parts.ts';
import type { PaymobForm } from './checkout-paymob.ts';
import { checkoutMessages as messages } from './messages.ts';
import { oneOf, text } from './parts.ts';

export type MontyForm = PaymobForm & { countryCode: string };
/** `mobileNumber` is the msisdn: calling code and national number. */
export type MontyValues = Omit<MontyForm, 'countryCode'>;

/**
 * The customer's fields for Monty's card method; the form has the calling code in a field of its own.
 *
 * Source: checkout specification, sections 5 and 7. The number must fit its country's numbering plan. The specification's
 * minimum of ten characters would reject numbers of the Emirates without their leading 0.
 */
export const montySchema: v.GenericSchema<MontyForm, MontyValues> = v.pipe(
  v.object({
    countryCode: oneOf(callingCodes, { message: messages.countryCode }),
    mobileNumber: text({ message: rules.mobileNumber.message, maxLength: 40 }),
    ...namedCustomer(rules),
  }),
  v.forward(
    v.partialCheck(
      [['countryCode'], ['mobileNumber']],
      ({ countryCode, mobileNumber }) => parseMsisdn(mobileNumber, countryCode) !== undefined,
      rules.mobileNumber.message,
    ),
    ['mobileNumber'],
  ),
  v.transform(({ countryCode, mobileNumber, ...rest }) => ({
    ...rest,
    mobileNumber: parseMsisdn(mobileNumber, countryCode) ?? mobileNumber,
  })),
);
