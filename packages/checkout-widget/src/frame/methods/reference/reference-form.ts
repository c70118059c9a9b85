import { parseMsisdn, referenceSchema } from '@daftar/domain';
import type { CustomerDetails, Session } from '../../model.ts';
import { type PhoneNumber, prefillPhone } from '../../parts/phone-number.ts';

/** The values of the form's inputs. */
export interface ReferenceForm {
  phone: PhoneNumber;
  nameOnCard: string;
  email: string;
}

export type ReferenceErrors = Partial<Record<keyof CustomerDetails, string>>;

/** Returns the form's initial values from the customer details in the session. */
export function prefillForm(session: Session): ReferenceForm {
  return {
    phone: prefillPhone(session.msisdn),
    nameOnCard: session.name ?? '',
    email: session.email ?? '',
  };
}

/** Returns the details to send, or the domain's first error message of each field. */
export function readForm(form: ReferenceForm): { details: CustomerDetails } | { errors: ReferenceErrors } {
  const { callingCode, national } = form.phone;
  const result = referenceSchema['~standard'].validate({
    paymentProvider: 'FawryRef',
    mobileNumber: parseMsisdn(national, callingCode) ?? '',
    name: form.nameOnCard,
    email: form.email,
  });
  if (result instanceof Promise) throw new TypeError('The reference schema must validate synchronously');
  if (!result.issues) {
    const { mobileNumber, name, email } = result.value;
    return { details: { mobileNumber, nameOnCard: name, email } };
  }
  const errors: ReferenceErrors = {};
  for (const { message, path } of result.issues) {
    const field = fieldOf(path?.[0]);
    if (field) errors[field] ??= message;
  }
  return { errors };
}

const fields: Record<string, keyof CustomerDetails> = {
  mobileNumber: 'mobileNumber',
  customerMobile: 'mobileNumber',
  name: 'nameOnCard',
  nameOnCard: 'nameOnCard',
  customerName: 'nameOnCard',
  email: 'email',
  customerEmail: 'email',
};

/** Returns the form field for a field name of the API or the schema. */
export function fieldOf(segment: unknown): keyof CustomerDetails | undefined {
  const key = typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment;
  return typeof key === 'string' ? fields[key] : undefined;
}
