import { type CheckoutField, fawryCardSchema } from '@daftar/domain';
import { type CustomerValues, wholeNumber } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { type Errors, readForm } from '../../form/read-form.ts';
import type { CardDetails, Customer } from '../../pay/pay-request.ts';

/** The inputs of the card form. Kept in this page's memory only. */
export interface CardValues extends CustomerValues {
  cardNumber: string;
  cardExpiry: string;
  cvv: string;
}

/** Returns the values to keep for another attempt: all but the CVV. */
export const withoutCvv = (values: CardValues): CardValues => ({ ...values, cvv: '' });

/** Returns customer and card to send, or the domain's first error message of each field. `now` decides whether the card has expired. */
export function readCard(
  { phone, nameOnCard, email, cardNumber, cardExpiry, cvv }: CardValues,
  now: Date,
): { customer: Customer; card: CardDetails } | { errors: Errors<CheckoutField> } {
  // A card is good until its month has ended everywhere; UTC minus 12 hours is the last place where it does.
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  const form = { mobileNumber: wholeNumber(phone), nameOnCard, email, cardNumber, cardExpiry, cvv };
  const read = readForm(fawryCardSchema(today), form, fieldOf);
  if ('errors' in read) return read;
  const { mobileNumber, nameOnCard: name, email: address, ...card } = read.value;
  return { customer: { mobileNumber, name, email: address }, card };
}
