import { formatListDate, formatLongDate, type Language } from '@daftar/domain';
import { textStore } from '../../i18n/i18n.ts';

/** A moment or a day, in the words of a language, with the digits that the user chose. */
const inWords = (value: string, timeZone: string, language: Language, dateStyle: 'long' | 'full'): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-${textStore.current().numerals}`, { dateStyle, timeZone }).format(
    new Date(value),
  );

/** As lists show a date: 21 Nov 2026, or the same in the words of the language. */
export const listDate = (value: string, timeZone: string, language: Language): string =>
  language === 'en' ? formatListDate(value, timeZone) : inWords(value, timeZone, language, 'long');

/** As documents show a date: with its weekday. */
export const longDate = (value: string, timeZone: string, language: Language): string =>
  language === 'en' ? formatLongDate(value, timeZone) : inWords(value, timeZone, language, 'full');
