import { normaliseDigits } from '../text/digits.ts';

/** The month a card is good through: month 1 to 12, year with its century. */
export type Expiry = { readonly month: number; readonly year: number };

/** Reads 'MM/YY' in any of our digits, blanks around the slash allowed; undefined when it is none. Years are 2000 to 2099. */
export function parseExpiry(text: string): Expiry | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(normaliseDigits(text).replace(/\s/g, ''));
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined;
}

const two = (value: number): string => String(value % 100).padStart(2, '0');

/** Writes 'MM/YY'. */
export function formatExpiry({ month, year }: Expiry): string {
  return `${two(month)}/${two(year)}`;
}

/** Tells whether a card has expired: it is good through the last day of its month. `today` is YYYY-MM-DD. */
export function isExpired({ month, year }: Expiry, today: string): boolean {
  return `${year}-${two(month)}` < today.slice(0, 7);
}

/**
 * The mask 99/99 of an expiry field while it is typed: '5' is '05', '1/' is '01/', '126' is '12/6', '12/26' stays.
 *
 * The slash comes with the year, so that deleting it is possible.
 */
export function maskExpiry(text: string): string {
  const typed = normaliseDigits(text).replace(/[^\d/]/g, '');
  const digits = typed.replaceAll('/', '');
  const padded = /^(?:[2-9]|1\/)/.test(typed) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)];
  return year !== '' || (month.length === 2 && typed.endsWith('/')) ? `${month}/${year}` : month;
}
