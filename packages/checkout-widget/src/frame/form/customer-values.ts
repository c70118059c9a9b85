import { type CallingCode, parseMsisdn, providerOf } from '@daftar/domain';
import type { Session } from '../model.ts';
import { type PhoneNumber, prefillPhone } from '../parts/phone-number.ts';
import { preselectedCode } from './offered-codes.ts';

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

/** Returns the default calling code: that of the provider's country, and Egypt's for an unknown provider. */
export const usualCode = (provider: string): CallingCode => providerOf(provider)?.callingCode ?? '20';

/** Returns the form's initial values from the customer details in the session. */
export function prefillCustomer(session: Session, callingCode?: CallingCode): CustomerValues {
  return {
    phone: prefillPhone(session.msisdn, callingCode),
    nameOnCard: session.name ?? '',
    email: session.email ?? '',
  };
}

/**
 * Returns the initial values like `prefillCustomer`, with the name split at its first space. `specified` is the calling code
 * that the specification preselects for the provider.
 */
export function prefillPerson(session: Session, specified: CallingCode = '20'): PersonValues {
  const [firstName = '', ...rest] = (session.name ?? '').trim().split(/\s+/);
  const { phone, email } = prefillCustomer(session, preselectedCode(session.currency, specified));
  return { phone, email, firstName, lastName: rest.join(' ') };
}

/** Returns the number if it has the calling code; an empty one with this code if it belongs to another country. */
export function phoneWithin(phone: PhoneNumber, callingCode: CallingCode): PhoneNumber {
  const whole = wholeNumber(phone);
  const isForeign = whole === '' ? phone.callingCode !== callingCode : !whole.startsWith(callingCode);
  return { callingCode, national: isForeign ? '' : phone.national };
}

/** Returns the number with its calling code, digits only; empty if it is not a phone number. Drops one leading 0. */
export const wholeNumber = ({ callingCode, national }: PhoneNumber): string =>
  parseMsisdn(national, callingCode) ?? '';
