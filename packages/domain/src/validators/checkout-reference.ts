import * as v from 'valibot';
import { type PaymentMethod, paymentMethods } from '../catalogue/payment-methods.ts';
import { referenceRules as rules } from '../generated/rules.ts';
import { mobileNumber } from './checkout-parts.ts';
import { optional } from './field.ts';
import { checkoutMessages as messages } from './messages.ts';
import { oneOf, text } from './parts.ts';

export type ReferenceForm = { paymentProvider: string; mobileNumber: string; name: string; email: string };
export type ReferenceValues = ReferenceForm & { paymentProvider: PaymentMethod };

/** The customer's fields for Fawry's reference method. Source: checkout specification, section 5. */
export const referenceSchema: v.GenericSchema<ReferenceForm, ReferenceValues> = v.object({
  paymentProvider: oneOf(paymentMethods, { message: messages.paymentProvider }),
  mobileNumber: mobileNumber(rules.customerMobile),
  name: text(rules.customerName),
  email: text(rules.customerEmail),
});

/** The customer's fields of a reference as in the API. If the email is missing, the server uses the session's. */
export const referenceRequestSchema = v.object({
  customerMobile: mobileNumber(rules.customerMobile),
  customerName: text(rules.customerName),
  customerEmail: optional(text(rules.customerEmail)),
});
