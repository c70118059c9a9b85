import * as v from 'valibot';
import { linkCallingCodes, parseMsisdn } from '../text/msisdn.ts';
import { namedCustomer } from './checkout-parts.ts';
import type { PaymobForm } from './checkout-paymob.ts';
import { checkoutMessages as messages } from './messages/checkout.ts';
import { oneOf, text } from './parts.ts';

export type MontyForm = PaymobForm & { countryCode: string };
/** The mobile number is the msisdn: calling code and national number. */
export type MontyValues = Omit<MontyForm, 'countryCode'>;

/**
 * What Monty's card method asks of a customer: the number in its country.
 *
 * Source: checkout specification, sections 5 and 7. Ten characters at least would refuse numbers of the Emirates without
 * their leading 0; so the country's own rule decides.
 */
export const montySchema: v.GenericSchema<MontyForm, MontyValues> = v.pipe(
  v.object({
    countryCode: oneOf(linkCallingCodes, messages.countryCode),
    mobileNumber: text(messages.mobileNumber, 40),
    ...namedCustomer(),
  }),
  v.forward(
    v.partialCheck(
      [['countryCode'], ['mobileNumber']],
      ({ countryCode, mobileNumber }) => parseMsisdn(mobileNumber, countryCode) !== undefined,
      messages.mobileNumber,
    ),
    ['mobileNumber'],
  ),
  v.transform(({ countryCode, mobileNumber, ...rest }) => ({
    ...rest,
    mobileNumber: parseMsisdn(mobileNumber, countryCode) ?? mobileNumber,
  })),
);
