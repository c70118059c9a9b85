import { type PaymentLinkValues, paymentLinkSchema } from '@daftar/domain';
import { readForm } from '../form/read-form.ts';
import type { PhoneNumber } from '../parts/phone-number.ts';

const fieldOf = () => 'mobileNumber' as const;

/** Returns the msisdn of the typed number, or the message to show. */
export function readLinkForm({
  callingCode: countryCode,
  national: mobileNumber,
}: PhoneNumber): { value: PaymentLinkValues } | { message: string } {
  const read = readForm(paymentLinkSchema, { countryCode, mobileNumber }, fieldOf);
  return 'errors' in read ? { message: read.errors.mobileNumber ?? '' } : read;
}
