import * as v from 'valibot';
import { paymentLinkRules } from '../generated/rules.ts';
import { callingCodes, parseMsisdn } from '../text/msisdn.ts';
import { oneOf, text } from './parts.ts';

const rule = paymentLinkRules.msisdn;

export type PaymentLinkForm = { countryCode: string; mobileNumber: string };
/** The msisdn for which the link is created: calling code and national number, digits only. */
export type PaymentLinkValues = { msisdn: string };

/**
 * The form on a payment link's page: the customer's number and its calling code. Source: checkout specification, section 5.
 */
export const paymentLinkSchema: v.GenericSchema<PaymentLinkForm, PaymentLinkValues> = v.pipe(
  v.object({
    countryCode: oneOf(callingCodes, { message: rule.message }),
    mobileNumber: text({ message: rule.message, maxLength: 40 }),
  }),
  v.forward(
    v.check(
      ({ countryCode, mobileNumber }) => parseMsisdn(mobileNumber, countryCode) !== undefined,
      rule.message,
    ),
    ['mobileNumber'],
  ),
  v.transform(({ countryCode, mobileNumber }) => ({
    msisdn: parseMsisdn(mobileNumber, countryCode) ?? mobileNumber,
  })),
);
