import { plainMobile } from '../text/msisdn.ts';
import type { Part } from './field.ts';
import type { FieldRule } from './field-rule.ts';
import { spelled, text } from './parts.ts';

/**
 * A customer's mobile number: at least 10 Latin, Arabic-Indic or Persian digits, with or without blanks. The output has
 * ASCII digits and keeps a leading +.
 */
export const mobileNumber = (rule: FieldRule): Part<string> => spelled(rule, plainMobile);

/** The customer's fields for providers that require first and last name. */
export const namedCustomer = (rules: Readonly<Record<'firstName' | 'lastName' | 'email', FieldRule>>) => ({
  firstName: text(rules.firstName),
  lastName: text(rules.lastName),
  email: text(rules.email),
});
