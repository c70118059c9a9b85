import * as v from 'valibot';
import { type PaymentMethod, paymentMethods } from '../catalogue/payment-methods.ts';
import { normaliseDigits } from '../text/digits.ts';
import { checkoutMessages as messages } from './messages/checkout.ts';
import { email, oneOf, required, text } from './parts.ts';

export type ReferenceForm = { paymentProvider: string; mobileNumber: string; name: string; email: string };
export type ReferenceValues = ReferenceForm & { paymentProvider: PaymentMethod };

const mobileNumber = required(
  v.pipe(
    v.string(messages.mobileNumber),
    v.transform((typed) => normaliseDigits(typed).replace(/[\s()-]/g, '')),
    v.check((typed) => /^\+?\d{10,15}$/.test(typed), messages.mobileNumber),
  ),
);

/**
 * What the Fawry reference method asks of a customer.
 *
 * The mobile number has at least 10 digits, of any of our scripts and with spaces; it comes out as ASCII, with the +
 * it was typed with. Source: checkout specification, section 5.
 */
export const referenceSchema: v.GenericSchema<ReferenceForm, ReferenceValues> = v.object({
  paymentProvider: oneOf(paymentMethods, messages.paymentProvider),
  mobileNumber,
  name: required(v.pipe(text(messages.name, 100), v.minLength(3, messages.name))),
  email: email(messages.email),
});
