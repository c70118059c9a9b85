import { formatListDate, formatLongDate, type Language } from '@daftar/domain';

/** A moment or a day, in the words of a language; Western digits, as everywhere in the tables. */
const inWords = (value: string, timeZone: string, language: Language, dateStyle: 'long' | 'full'): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle, timeZone }).format(new Date(value));

/** As lists show a date: 21 Nov 2026, or the same in the words of the language. */
export const listDate = (value: string, timeZone: string, language: Language): string =>
  language === 'en' ? formatListDate(value, timeZone) : inWords(value, timeZone, language, 'long');

/** As documents show a date: with its weekday. */
export const longDate = (value: string, timeZone: string, language: Language): string =>
  language === 'en' ? formatLongDate(value, timeZone) : inWords(value, timeZone, language, 'full');
