import { type CheckoutField, fawryCardSchema, maskExpiry } from '@daftar/domain';
import { type CustomerValues, wholeNumber } from '../../form/customer-values.ts';
import { fieldOf } from '../../form/field-of.ts';
import { type Errors, readForm } from '../../form/read-form.ts';
import type { CardDetails, Customer } from '../../pay/pay-request.ts';

/** The values of the card form. Kept only in this page's memory. */
export interface CardValues extends CustomerValues {
  cardNumber: string;
  cardExpiry: string;
  cvv: string;
}

/** Returns the values to keep for another attempt: all except the CVV. */
export const withoutCvv = (values: CardValues): CardValues => ({ ...values, cvv: '' });

/**
 * Returns the customer and the card to send, or the first error message of each field. `now` decides whether the card has
 * expired.
 */
export function readCard(
  { phone, nameOnCard, email, cardNumber, cardExpiry, cvv }: CardValues,
  now: Date,
): { customer: Customer; card: CardDetails } | { errors: Errors<CheckoutField> } {
  // A card is valid until its expiry month has ended everywhere, last in the time zone UTC−12.
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  const form = {
    mobileNumber: wholeNumber(phone),
    nameOnCard,
    email,
    cardNumber,
    // The month may have one digit until the field loses the focus.
    cardExpiry: maskExpiry(cardExpiry),
    cvv,
  };
  const read = readForm(fawryCardSchema(today), form, fieldOf);
  if ('errors' in read) return read;
  const { mobileNumber, nameOnCard: name, email: address, ...card } = read.value;
  return { customer: { mobileNumber, name, email: address }, card };
}
