import * as v from 'valibot';
import { linkCallingCodes, parseMsisdn } from '../text/msisdn.ts';
import { paymentLinkMessages as messages } from './messages/payment-link.ts';
import { oneOf, text } from './parts.ts';

export type PaymentLinkForm = { countryCode: string; mobileNumber: string };
/** The msisdn that the link is made for: calling code and national number, digits only. */
export type PaymentLinkValues = { msisdn: string };

/** A payment link's page: the customer's number beside its calling code. Source: checkout specification, section 5. */
export const paymentLinkSchema: v.GenericSchema<PaymentLinkForm, PaymentLinkValues> = v.pipe(
  v.object({
    countryCode: oneOf(linkCallingCodes, messages.mobileNumber),
    mobileNumber: text(messages.mobileNumber, 40),
  }),
  v.forward(
    v.check(
      ({ countryCode, mobileNumber }) => parseMsisdn(mobileNumber, countryCode) !== undefined,
      messages.mobileNumber,
    ),
    ['mobileNumber'],
  ),
  v.transform(({ countryCode, mobileNumber }) => ({
    msisdn: parseMsisdn(mobileNumber, countryCode) ?? mobileNumber,
  })),
);
