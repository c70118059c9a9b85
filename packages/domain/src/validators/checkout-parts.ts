import * as v from 'valibot';
import { normaliseDigits } from '../text/digits.ts';
import { checkoutMessages as messages } from './messages/checkout.ts';
import { email, type Part, required, text } from './parts.ts';

/**
 * A customer's mobile number: at least 10 digits, of any of our scripts and with blanks; it comes out as ASCII, with
 * the + it was typed with.
 */
export const mobileNumber: Part<string> = required(
  v.pipe(
    v.string(messages.mobileNumber),
    v.transform((typed) => normaliseDigits(typed).replace(/[\s()-]/g, '')),
    v.check((typed) => /^\+?\d{10,15}$/.test(typed), messages.mobileNumber),
  ),
);

/** A customer's name, or a part of it: at least three characters. */
export function customerName(message: string): Part<string> {
  return required(v.pipe(text(message, 100), v.minLength(3, message)));
}

/** Whom a provider knows by both names, as those do that take the card or wallet on a page of their own. */
export const namedCustomer = () => ({
  firstName: customerName(messages.firstName),
  lastName: customerName(messages.lastName),
  email: email(messages.email),
});
