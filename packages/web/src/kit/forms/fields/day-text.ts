import { isDay, type Language, normaliseDigits } from '@daftar/domain';
import { format, parseISO } from 'date-fns';
import { leftToRight } from '../../ui/cells/left-to-right.ts';

/** Separators between day, month and year, including the Arabic date separator, comma and decimal point. */
const separators = /[\s/.,\u060c\u060d\u066b-]+/g;
const dayFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** DDMMYYYY: numeric keyboards on phones have no separators. */
const figures = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})\/(\d{2})\/(\d{2})$/;
const inWords = /^(\d{1,2})\/(\p{L}{3,})\/(\d{4})$/u;

/** Returns the number of the month whose name starts with `word`, in English or the user's language; '' if none. */
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
 * Parses a typed or pasted date into YYYY-MM-DD. Accepts DD/MM/YYYY, DDMMYYYY, a month name as lists show it, and YYYY-MM-DD,
 * in Latin, Arabic or Urdu digits. Returns undefined when the text is not a date.
 */
export function parseDay(typed: string, language: Language): string | undefined {
  const plain = normaliseDigits(leftToRight(typed)).trim().replace(separators, '/');
  const [, year, month, day] = yearFirst.exec(plain) ?? [];
  if (year) return isoOf(year, month, day);
  const found = dayFirst.exec(plain) ?? figures.exec(plain);
  if (found) return isoOf(found[3], found[2], found[1]);
  const words = inWords.exec(plain);
  return words ? isoOf(words[3], monthOf(words[2] ?? '', language), words[1]) : undefined;
}

/** Formats a YYYY-MM-DD date as DD/MM/YYYY; other text is returned unchanged. */
export const dayText = (day: string, digits: (text: string) => string): string =>
  isDay(day) ? digits(format(parseISO(day), 'dd/MM/yyyy')) : day;
