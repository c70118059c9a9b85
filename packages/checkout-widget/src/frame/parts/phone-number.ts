import {
  type CallingCode,
  isCallingCode,
  msisdnDigits,
  parseMsisdn,
  stripMsisdnPrefix,
} from '@daftar/domain';

/** A phone number, split into the values of the calling code picker and the number field. */
export interface PhoneNumber {
  callingCode: CallingCode;
  /** At most 11 ASCII digits; one leading 0 is allowed. */
  national: string;
}

const LENGTH = 11;

/**
 * Parses typed or pasted text in Latin, Arabic-Indic or Urdu digits. A complete international number also sets the calling
 * code. Without + or 00 it is one only if it is too long for a national number, or was filled in as a whole: while a number is
 * typed, its first digits may look like those of another country.
 */
export function readPhone(text: string, callingCode: CallingCode, isFilled = false): PhoneNumber {
  const { digits, international } = msisdnDigits(text);
  const mayBeWhole = digits.length > LENGTH || international || isFilled;
  const known = parseMsisdn(text, callingCode) ?? (mayBeWhole ? parseMsisdn(text) : undefined);
  // A national number of the chosen country stays as typed.
  const whole = known !== undefined && digits.length >= known.length ? known : undefined;
  if (whole) {
    const national = stripMsisdnPrefix(`+${whole}`);
    const code = whole.slice(0, whole.length - national.length);
    if (isCallingCode(code)) return { callingCode: code, national };
  }
  return { callingCode, national: digits.slice(0, LENGTH) };
}

/** Splits the session's msisdn into the field's initial values. `callingCode` is the default for the picker. */
export function prefillPhone(msisdn: string | undefined, callingCode: CallingCode = '20'): PhoneNumber {
  if (!msisdn) return { callingCode, national: '' };
  const known = readPhone(`+${msisdnDigits(msisdn).digits}`, callingCode);
  const parsed = parseMsisdn(msisdn);
  return parsed ? known : { callingCode, national: stripMsisdnPrefix(msisdn).slice(0, LENGTH) };
}
