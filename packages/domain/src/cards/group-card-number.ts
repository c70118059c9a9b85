import { cardBrands } from './brands.ts';
import { typedCardDigits } from './card-digits.ts';
import { detectBrand } from './detect-brand.ts';

/**
 * Groups a complete or partly typed card number as the brand prints it: 4 4 4 4, American Express 4 6 5, Diners Club 4
 * 6 4.
 */
export function groupCardNumber(text: string): string {
  const typed = typedCardDigits(text);
  const brand = cardBrands[detectBrand(typed) ?? 'visa'];
  const digits = typed.slice(0, brand.length);
  const groups: string[] = [];
  let at = 0;
  for (const size of brand.groups) {
    if (at < digits.length) groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}
