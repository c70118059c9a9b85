import { hasCardNumber, msisdnDigits } from '@daftar/domain';

/**
 * Prefixes and lengths of American Express and Diners Club. No phone number has them: as calling codes they are in Europe, where
 * numbers have at most 13 digits. Leaves out 39, because Italy has the longest of them. Other cards have 16 digits, one more
 * than the longest phone number, or 13 and start with 4, as British numbers with a trunk prefix do.
 */
const AS_LONG_AS_PHONES = /^(?:3[47]\d{13}|(?:30[0-5]\d|3095|3[68]\d\d)\d{10})$/;

/** Tells whether a text for a phone number is the number of a card of 14 or 15 digits. */
export function isCardAsPhone(text: string): boolean {
  const { digits } = msisdnDigits(text);
  return AS_LONG_AS_PHONES.test(digits) && hasCardNumber(digits);
}
