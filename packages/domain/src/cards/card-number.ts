import { type CardBrand, cardBrands } from './brands.ts';
import { cardDigits } from './card-digits.ts';
import { detectBrand } from './detect-brand.ts';
import { passesLuhn } from './luhn.ts';

export type CardNumber = { readonly digits: string; readonly brand: CardBrand };

/**
 * Reads a card number in any of our digits, with or without blanks; undefined when no brand has such a number: unknown
 * prefix, wrong length or wrong check digit.
 */
export function parseCardNumber(text: string): CardNumber | undefined {
  const digits = cardDigits(text);
  const brand = detectBrand(digits);
  if (!brand || digits.length !== cardBrands[brand].length || !passesLuhn(digits)) return undefined;
  return { digits, brand };
}

/** Returns the length of a card's CVV: its brand's, or three while the brand is unknown. */
export function cvvLengthOf(cardNumber: string): number {
  const brand = detectBrand(cardNumber);
  return brand ? cardBrands[brand].cvvLength : 3;
}
