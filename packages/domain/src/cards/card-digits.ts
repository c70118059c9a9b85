import { normaliseDigits } from '../text/digits.ts';

/** Length of the longest card number of any supported brand. */
export const longestCardNumber = 16;

/**
 * Converts a typed or pasted card number to ASCII digits, without blanks, hyphens and invisible characters.
 *
 * All other characters remain, so that the validator rejects them.
 */
export function cardDigits(text: string): string {
  return normaliseDigits(text).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** Returns the digits of a typed card number, cut to the length of the longest card number. */
export function typedCardDigits(text: string): string {
  return normaliseDigits(text).replace(/\D/g, '').slice(0, longestCardNumber);
}
