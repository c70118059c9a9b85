import { type CallingCode, parseMsisdn } from '@daftar/domain';
import type { Session } from '../model.ts';
import { type PhoneNumber, prefillPhone } from '../parts/phone-number.ts';

/** The inputs of a customer with one name field. */
export interface CustomerValues {
  phone: PhoneNumber;
  nameOnCard: string;
  email: string;
}

/** The inputs of a customer with first and last name. */
export interface PersonValues {
  phone: PhoneNumber;
  firstName: string;
  lastName: string;
  email: string;
}

/** The calling code with which a number begins: Pakistan's for its own providers, otherwise Egypt's. */
export const usualCode = (provider: string): CallingCode =>
  ['jazzcash', 'easypaisa'].includes(provider.trim().toLowerCase()) ? '92' : '20';

/** Returns the form's initial values from the customer details in the session. */
export function prefillCustomer(session: Session, callingCode?: CallingCode): CustomerValues {
  return {
    phone: prefillPhone(session.msisdn, callingCode),
    nameOnCard: session.name ?? '',
    email: session.email ?? '',
  };
}

/** Returns the initial values like `prefillCustomer`, with the name split at its first space. */
export function prefillPerson(session: Session, callingCode?: CallingCode): PersonValues {
  const [firstName = '', ...rest] = (session.name ?? '').trim().split(/\s+/);
  const { phone, email } = prefillCustomer(session, callingCode);
  return { phone, email, firstName, lastName: rest.join(' ') };
}

/** Returns the number with its calling code, digits only; empty when it is none. One leading 0 is dropped. */
export const wholeNumber = ({ callingCode, national }: PhoneNumber): string =>
  parseMsisdn(national, callingCode) ?? '';
