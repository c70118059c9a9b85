import { type CheckoutField, referenceSchema } from '@daftar/domain';
import { type CustomerValues, wholeNumber } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { type Errors, readForm } from '../../form/read-form.ts';
import type { Customer } from '../../pay/pay-request.ts';

/** Returns the customer to send, or the first error message of each field. */
export function readCustomer({
  phone,
  nameOnCard,
  email,
}: CustomerValues): { customer: Customer } | { errors: Errors<CheckoutField> } {
  const form = { paymentProvider: 'FawryRef', mobileNumber: wholeNumber(phone), name: nameOnCard, email };
  const read = readForm(referenceSchema, form, fieldOf);
  if ('errors' in read) return read;
  const { mobileNumber, name, email: address } = read.value;
  return { customer: { mobileNumber, name, email: address } };
}
