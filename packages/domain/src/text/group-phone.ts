import { normaliseDigits } from './digits.ts';

const longest = 11;

/**
 * Formats a phone number while it is typed, '999 999 99999': at most 11 ASCII digits in groups, without other
 * characters.
 */
export function groupPhone(text: string): string {
  const digits = normaliseDigits(text).replace(/\D/g, '').slice(0, longest);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join(' ');
}
