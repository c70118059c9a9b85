import { formatterOf, type Numerals, writeNumber } from './number-format.ts';

/** Formats the number of rows of a list; '10,000+' if the server stopped counting there. */
export function formatTotal(total: number, isCapped: boolean, locale: string, numerals?: Numerals): string {
  const text = writeNumber(formatterOf(locale, { maximumFractionDigits: 0 }, numerals), String(total));
  return isCapped ? `${text}+` : text;
}
