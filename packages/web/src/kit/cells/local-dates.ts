import { formatListDate, formatLongDate, type Language } from '@daftar/domain';
import { textStore } from '../../i18n/i18n.ts';

type Styles = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format costs more to make than a row of cells: each is made once. */
function formatOf(language: Language, timeZone: string, styles: Styles): Intl.DateTimeFormat {
  // English dates are written day first, as the lists have them.
  const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-${textStore.current().numerals}`;
  const key = [locale, timeZone, styles.dateStyle, styles.timeZoneName].join();
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles, timeZone });
  formats.set(key, known);
  return known;
}

/** A moment or a day, in the words of a language, with the digits that the user chose. */
const inWords = (value: string, timeZone: string, language: Language, styles: Styles): string =>
  formatOf(language, timeZone, styles).format(new Date(value));

/** Zones by their distance from UTC: their short names mean different things to different people. */
const whole: Styles = {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'shortOffset' },
};

/** The whole of a moment, with its zone. */
export const wholeMoment = (value: string, timeZone: string, language: Language): string =>
  inWords(value, timeZone, language, whole);

/** As lists show a date: 21 Nov 2026, or the same in the words of the language. */
export const listDate = (value: string, timeZone: string, language: Language): string =>
  language === 'en'
    ? formatListDate(value, timeZone)
    : inWords(value, timeZone, language, { dateStyle: 'long' });

/** As documents show a date: with its weekday. */
export const longDate = (value: string, timeZone: string, language: Language): string =>
  language === 'en'
    ? formatLongDate(value, timeZone)
    : inWords(value, timeZone, language, { dateStyle: 'full' });
