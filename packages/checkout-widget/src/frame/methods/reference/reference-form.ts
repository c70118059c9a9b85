import { parseMsisdn, referenceSchema } from '@daftar/domain';
import type { CustomerDetails, Session } from '../../model.ts';
import { type PhoneNumber, prefillPhone } from '../../parts/phone-number.ts';

/** What the inputs hold. */
export interface ReferenceForm {
  phone: PhoneNumber;
  nameOnCard: string;
  email: string;
}

export type ReferenceErrors = Partial<Record<keyof CustomerDetails, string>>;

/** Starts from what the shop already knows of its customer. */
export function prefillForm(session: Session): ReferenceForm {
  return {
    phone: prefillPhone(session.msisdn),
    nameOnCard: session.name ?? '',
    email: session.email ?? '',
  };
}

/** The details to send, or the first problem of each field in the domain's words. */
export function readForm(form: ReferenceForm): { details: CustomerDetails } | { errors: ReferenceErrors } {
  const { callingCode, national } = form.phone;
  const result = referenceSchema['~standard'].validate({
    paymentProvider: 'FawryRef',
    mobileNumber: parseMsisdn(national, callingCode) ?? '',
    name: form.nameOnCard,
    email: form.email,
  });
  if (result instanceof Promise) throw new TypeError('The reference form is checked at once');
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

/** Our field for a name on the wire or in the schema. */
export function fieldOf(segment: unknown): keyof CustomerDetails | undefined {
  const key = typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment;
  return typeof key === 'string' ? fields[key] : undefined;
}
