import { isDay, type Language, normaliseDigits } from '@daftar/domain';
import { leftToRight } from '../cells/left-to-right.ts';

/** What may stand between a day, a month and a year: also the Arabic date separator, comma and decimal point. */
const between = /[\s/.,،؍٫-]+/g;
const dayFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** Keyboards of figures have no strokes: eight figures are a day, a month and a year. */
const figures = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})\/(\d{2})\/(\d{2})$/;
const inWords = /^(\d{1,2})\/(\p{L}{3,})\/(\d{4})$/u;

/** A month by its name, or how the name begins, in English or the user's language; '' for none. */
function monthOf(word: string, language: Language): string {
  const wanted = word.toLowerCase();
  for (const locale of ['en', language]) {
    const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1)
      if (names.format(Date.UTC(2026, month)).toLowerCase().startsWith(wanted)) return String(month + 1);
  }
  return '';
}

function isoOf(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}

/**
 * The day that somebody typed or pasted, as the wire writes it: DD/MM/YYYY, also with its month in words as lists have it, or
 * YYYY-MM-DD; in any of our digits. Undefined when it is none.
 */
export function dayOf(typed: string, language: Language): string | undefined {
  const plain = normaliseDigits(leftToRight(typed)).trim().replace(between, '/');
  const [, year, month, day] = yearFirst.exec(plain) ?? [];
  if (year) return isoOf(year, month, day);
  const found = dayFirst.exec(plain) ?? figures.exec(plain);
  if (found) return isoOf(found[3], found[2], found[1]);
  const words = inWords.exec(plain);
  return words ? isoOf(words[3], monthOf(words[2] ?? '', language), words[1]) : undefined;
}

/** A day as it stands in a field, day first as the reports have it; what is no day stays. */
export const dayText = (day: string, digits: (text: string) => string): string =>
  isDay(day) ? digits(day.split('-').reverse().join('/')) : day;
