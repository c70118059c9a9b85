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

/** Splits the digits of a date without separators: MMYY, MMYYYY, YYYYMM, and months of one digit. */
function splitDate(digits: string): string[] {
  const year = /^20\d\d(?=(?:0?[1-9]|1[0-2])$|\d{4}$)/.exec(digits)?.[0];
  if (year) return [year, digits.slice(4, 6)];
  const monthLength = digits.length % 2 === 0 ? 2 : 1;
  return [digits.slice(0, monthLength), digits.slice(monthLength)];
}

/**
 * Parses an expiry date that a browser, a password manager or a person has filled in as a whole: MM/YY, MM/YYYY, YYYY-MM,
 * YYYY-MM-DD, YY/MM, MMYY, MMYYYY, YYYYMM, YYMM, with any separator, months of one or two digits, and digits of any script.
 * Returns undefined for other texts, and where month and year cannot be told apart.
 */
export function readExpiry(text: string): Expiry | undefined {
  const found = normaliseDigits(text.normalize('NFKC')).match(/\d+/g) ?? [];
  const [only = ''] = found;
  const [first = '', second = '', third] = found.length === 1 ? splitDate(only) : found;
  // 129 may be 1/29 or 12/9.
  if (/^1\d\d$/.test(only)) return undefined;
  const parts = third !== undefined && first.length < 4 ? [second, third] : [first, second];
  const isYearFirst = first.length === 4 || Number(parts[0]) > 12;
  const [year = '', month = ''] = isYearFirst ? parts : parts.toReversed();
  const isDate = /^(?:20)?\d\d$/.test(year) && /^(?:0?[1-9]|1[0-2])$/.test(month);
  return isDate ? { month: Number(month), year: 2000 + (Number(year) % 100) } : undefined;
}

/** Pads a month that can have no second digit; with `isComplete`, also '1'. At most two digits. */
function typedMonth(digits: string, isComplete: boolean): string {
  const padded = /^[2-9]/.test(digits) || (isComplete && digits === '1') ? `0${digits}` : digits;
  return padded.slice(0, 2);
}

/** Cuts a year to two digits; one of four digits stays while it is typed, and then keeps its last two. */
function typedYear(digits: string): string {
  if (/^20\d{2}/.test(digits)) return digits.slice(2, 4);
  return /^20\d$/.test(digits) ? digits : digits.slice(0, 2);
}

/**
 * Formats an expiry date while it is typed: '5' becomes '05', '1/' becomes '01/', '126' becomes '12/6'; '12/26'
 * remains. Digits never move from one side of the slash to the other: what is too much for the month or the year is dropped.
 *
 * The slash is added together with the year's first digit, so that the user can delete it. `inMonth` is true while the user
 * edits the month of a date, which may then have one digit.
 */
export function maskExpiry(text: string, { inMonth = false }: { inMonth?: boolean } = {}): string {
  const typed = normaliseDigits(text)
    .trim()
    .replace(/[\s./\p{Pd}]+/gu, '/')
    .replace(/[^\d/]/g, '');
  const slash = typed.indexOf('/');
  const digits = (part: string) => part.replaceAll('/', '');
  if (slash >= 0) {
    const month = typedMonth(typed.slice(0, slash), !inMonth);
    const year = typedYear(digits(typed.slice(slash + 1)));
    return month.length < 2 && year === '' ? month : `${month}/${year}`;
  }
  const month = typedMonth(typed, false);
  const year = typedYear((/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(2));
  return year === '' ? month : `${month}/${year}`;
}
