import { normaliseDigits } from '../text/digits.ts';

/** The most digits that any of our brands has. */
export const longestCardNumber = 16;

/**
 * The digits of a typed or pasted card number, as ASCII; blanks, hyphens and invisible marks between them go.
 *
 * Anything else stays, for a check to refuse.
 */
export function cardDigits(text: string): string {
  return normaliseDigits(text).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** Returns the digits of a typed card number, at most as many as the longest number has. */
export function typedCardDigits(text: string): string {
  return normaliseDigits(text).replace(/\D/g, '').slice(0, longestCardNumber);
}
