import { normaliseDigits, type PaymentLinkValues, paymentLinkSchema } from '@daftar/domain';
import { type Errors, readForm } from '../form/read-form.ts';
import type { PhoneNumber } from '../parts/phone-number.ts';
import type { LinkedPackage } from './link-api.ts';

export type LinkField = 'mobileNumber' | 'amount';

const fieldOf = (): LinkField => 'mobileNumber';

/** Maximum number of digits of an amount. */
const LONGEST = 12;
const MOST_DECIMALS = 3;
const WITHOUT_DECIMALS = 'Please provide an amount without decimals';

/** A comma between groups of three digits. Any other comma is a decimal point: 10,5 must never become 105. */
const GROUPING = /,(?=\d{3}(?:\D|$))/g;

/**
 * Keeps the digits of a typed amount and, if there is one, its decimal point. Links take whole amounts, but without its point
 * 10.50 would be 1050, so the point stays in view and `readLinkForm` says what to change.
 */
export function typedAmount(text: string): string {
  const digits = normaliseDigits(text)
    .replaceAll('\u066B', '.')
    .replace(/[^\d.,]/g, '');
  const [whole = '', ...rest] = digits.replace(GROUPING, '').replaceAll(',', '.').split('.');
  const start = whole.replace(/^0+/, '').slice(0, LONGEST);
  return rest.length === 0 ? start : `${start}.${rest.join('').slice(0, MOST_DECIMALS)}`;
}

/** Returns the whole amount that a text means ('10.00' is 10); undefined for one with decimals or without digits. */
export const wholeAmount = (text: string): string | undefined => /^(\d+)(?:\.0{0,2})?$/.exec(text)?.[1];

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
  const whole = wholeAmount(amount);
  const chosen = Number(whole ?? 0);
  const fits = !openAmount || (whole !== undefined && chosen >= minimum && chosen <= maximum);
  if (fits) return read;
  const found = 'errors' in read ? read.errors : {};
  const isFraction = whole === undefined && /\d/.test(amount);
  return { errors: { ...found, amount: isFraction ? WITHOUT_DECIMALS : 'Please provide valid amount' } };
}
