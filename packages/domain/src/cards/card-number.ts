import { type CardBrand, cardBrands } from './brands.ts';
import { cardDigits } from './card-digits.ts';
import { detectBrand } from './detect-brand.ts';
import { passesLuhn } from './luhn.ts';

export type CardNumber = { readonly digits: string; readonly brand: CardBrand };

/**
 * Parses a card number in Latin, Arabic-Indic or Persian digits, with or without blanks. Returns undefined if the
 * prefix is unknown, the length is wrong or the check digit is wrong.
 */
export function parseCardNumber(text: string): CardNumber | undefined {
  const digits = cardDigits(text);
  const brand = detectBrand(digits);
  if (!brand || digits.length !== cardBrands[brand].length || !passesLuhn(digits)) return undefined;
  return { digits, brand };
}

/** Returns the length of a card's CVV: that of its brand, or three while the brand is unknown. */
export function cvvLengthOf(cardNumber: string): number {
  const brand = detectBrand(cardNumber);
  return brand ? cardBrands[brand].cvvLength : 3;
}
