import { cardBrands } from './brands.ts';
import { cardDigits, typedCardDigits } from './card-digits.ts';
import { detectBrand } from './detect-brand.ts';

/** Groups what was typed of a card number as the brand prints it: 4 4 4 4, American Express 4 6 5, Diners Club 4 6 4. */
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

/**
 * Hides the middle of a card number: the first six and the last four digits stay, as PCI DSS 3.4 permits at most.
 *
 * A text that is too short to be a card number is hidden completely.
 */
export function maskCardNumber(text: string): string {
  const digits = cardDigits(text);
  if (digits.length < 13) return '*'.repeat(digits.length);
  return `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`;
}
