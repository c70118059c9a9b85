import { formatLongDate, type Language } from '@daftar/domain';
import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { textStore } from '../../../i18n/i18n.ts';
import { dateLocales } from './date-locales.ts';

const patterns = { ar: 'EEEE\u060c d MMMM yyyy', ur: 'EEEE\u060c d MMMM\u060c yyyy' } as const;

/** Formats a date for documents and the calendar: with its weekday, in the digits that the user chose. */
export function longDate(value: string, timeZone: string, language: Language): string {
  if (language === 'en') return formatLongDate(value, timeZone);
  const options = { locale: dateLocales[language], in: tz(timeZone) };
  return textStore.current().digits(format(value, patterns[language], options));
}
