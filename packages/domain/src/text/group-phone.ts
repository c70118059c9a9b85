import { normaliseDigits } from './digits.ts';

const longest = 11;

/** The mask '999 999 99999' of a phone field: ASCII digits in groups, 11 at most; everything else goes. */
export function groupPhone(text: string): string {
  const digits = normaliseDigits(text).replace(/\D/g, '').slice(0, longest);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join(' ');
}
