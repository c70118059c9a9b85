import { plainMobile } from '../text/msisdn.ts';
import type { Part } from './field.ts';
import type { FieldRule } from './field-rule.ts';
import { spelled, text } from './parts.ts';

/**
 * A customer's mobile number: at least 10 digits, of any of our scripts and with blanks; it comes out as ASCII, with
 * the + it was typed with.
 */
export const mobileNumber = (rule: FieldRule): Part<string> => spelled(rule, plainMobile);

/** The customer of a provider that takes first and last name. */
export const namedCustomer = (rules: Readonly<Record<'firstName' | 'lastName' | 'email', FieldRule>>) => ({
  firstName: text(rules.firstName),
  lastName: text(rules.lastName),
  email: text(rules.email),
});
