import { formatListDate, type Language } from '@daftar/domain';
import { textStore } from '../../../i18n/i18n.ts';

type Styles = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a timestamp or a date in words, with `Intl` because a grid does it for each cell: date-fns takes seven times as long
 * (decision 0023). Caches each format, because creating one costs more than drawing a row of cells.
 */
function inWords(value: string, timeZone: string, language: Language, styles: Styles): string {
  // en-GB, because English dates are written day first.
  const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-${textStore.current().numerals}`;
  const key = [locale, timeZone, styles.dateStyle, styles.timeZoneName].join();
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles, timeZone });
  formats.set(key, known);
  return known.format(new Date(value));
}

/** Shows the zone as an offset from UTC, because abbreviations such as CST are ambiguous. */
const whole: Styles = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'shortOffset',
};

/** Formats a timestamp as full date, time and zone. */
export const wholeMoment = (value: string, timeZone: string, language: Language): string =>
  inWords(value, timeZone, language, whole);

/** Formats a date for lists: 21 Nov 2026, or the long date in another language. */
export const listDate = (value: string, timeZone: string, language: Language): string =>
  language === 'en'
    ? formatListDate(value, timeZone)
    : inWords(value, timeZone, language, { dateStyle: 'long' });
