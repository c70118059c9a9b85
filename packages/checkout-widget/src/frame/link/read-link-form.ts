import { normaliseDigits, type PaymentLinkValues, paymentLinkSchema } from '@daftar/domain';
import { type Errors, readForm } from '../form/read-form.ts';
import type { PhoneNumber } from '../parts/phone-number.ts';
import type { LinkedPackage } from './link-api.ts';

export type LinkField = 'mobileNumber' | 'amount';

const fieldOf = (): LinkField => 'mobileNumber';

/** Maximum number of digits of an amount. */
const LONGEST = 12;

/** Keeps only the digits of a typed amount, because links take whole amounts. */
export const amountDigits = (text: string): string =>
  normaliseDigits(text).replace(/\D/g, '').replace(/^0+/, '').slice(0, LONGEST);

/**
 * Returns the msisdn of the typed number, or the messages to show. `amount` is used only if the customer chooses the
 * amount.
 */
export function readLinkForm(
  { callingCode: countryCode, national: mobileNumber }: PhoneNumber,
  amount: string,
  { openAmount, minimum = 1, maximum = Number.POSITIVE_INFINITY }: LinkedPackage,
): { value: PaymentLinkValues } | { errors: Errors<LinkField> } {
  const read = readForm(paymentLinkSchema, { countryCode, mobileNumber }, fieldOf);
  const chosen = Number(amount);
  const fits = !openAmount || (amount !== '' && chosen >= minimum && chosen <= maximum);
  if (fits) return read;
  const found = 'errors' in read ? read.errors : {};
  return { errors: { ...found, amount: 'Please provide valid amount' } };
}
