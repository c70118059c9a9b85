import * as v from 'valibot';
import { type PaymentMethod, paymentMethods } from '../catalogue/payment-methods.ts';
import { customerName, mobileNumber } from './checkout-parts.ts';
import { checkoutMessages as messages } from './messages/checkout.ts';
import { email, oneOf } from './parts.ts';

export type ReferenceForm = { paymentProvider: string; mobileNumber: string; name: string; email: string };
export type ReferenceValues = ReferenceForm & { paymentProvider: PaymentMethod };

/** What the Fawry reference method asks of a customer. Source: checkout specification, section 5. */
export const referenceSchema: v.GenericSchema<ReferenceForm, ReferenceValues> = v.object({
  paymentProvider: oneOf(paymentMethods, messages.paymentProvider),
  mobileNumber,
  name: customerName(messages.name),
  email: email(messages.email),
});
