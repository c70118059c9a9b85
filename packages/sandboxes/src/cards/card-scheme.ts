import { cardDigits, detectBrand } from '@daftar/domain';

const names: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'AmericanExpress',
  meeza: 'Meeza',
};

/** Returns the scheme's name as payment gateways write it: Visa, MasterCard. */
export function cardScheme(number: string): string {
  const brand = detectBrand(number);
  return (brand && names[brand]) ?? brand ?? 'Card';
}

/** Returns a card number with its middle digits hidden: 411111******1111. */
export function maskedCard(number: string): string {
  const digits = cardDigits(number);
  return `${digits.slice(0, 6)}${'*'.repeat(Math.max(0, digits.length - 10))}${digits.slice(-4)}`;
}
