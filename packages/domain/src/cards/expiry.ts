import { normaliseDigits } from '../text/digits.ts';

/** The last month in which a card is valid: month 1 to 12, year with four digits. */
export type Expiry = { readonly month: number; readonly year: number };

/**
 * Parses an expiry date 'MM/YY' in Latin, Arabic-Indic or Persian digits, with or without blanks around the slash.
 * Returns undefined for other texts. Years are 2000 to 2099.
 */
export function parseExpiry(text: string): Expiry | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(normaliseDigits(text).replace(/\s/g, ''));
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined;
}

const two = (value: number): string => String(value % 100).padStart(2, '0');

/** Writes 'MM/YY'. */
export function formatExpiry({ month, year }: Expiry): string {
  return `${two(month)}/${two(year)}`;
}

/** Tells whether a card has expired: it is valid until the last day of its month. `today` is YYYY-MM-DD. */
export function isExpired({ month, year }: Expiry, today: string): boolean {
  return `${year}-${two(month)}` < today.slice(0, 7);
}

/**
 * Formats an expiry date while it is typed: '5' becomes '05', '1/' becomes '01/', '126' becomes '12/6'; '12/26'
 * remains.
 *
 * The slash is added together with the year's first digit, so that the user can delete it.
 */
export function maskExpiry(text: string): string {
  const typed = normaliseDigits(text).replace(/[^\d/]/g, '');
  const digits = typed.replaceAll('/', '');
  const padded = /^(?:[2-9]|1\/)/.test(typed) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)];
  return year !== '' || (month.length === 2 && typed.endsWith('/')) ? `${month}/${year}` : month;
}
