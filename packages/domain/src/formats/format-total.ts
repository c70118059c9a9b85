import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

/** Writes how many rows a list has; '10,000+' where they were counted up to that only. */
export function formatTotal(total: number, isCapped: boolean, locale: string, numerals?: Numerals): string {
  const text = writeNumber(formatterOf(locale, { maximumFractionDigits: 0 }, numerals), String(total));
  return isCapped ? `${text}+` : text;
}
