import type { Language } from '@daftar/domain';
import type { Formatters, Labels } from 'react-day-picker';
import type { Texts } from '../../i18n/i18n.ts';
import { longDate } from '../cells/local-dates.ts';
import { toIsoDay } from './local-noon.ts';

/** First day of the week per language, 0 for Sunday. Hard-coded because not every browser has `Intl.Locale` week data. */
export const weekStarts = { en: 1, ar: 6, ur: 0 } as const satisfies Record<Language, number>;

/** Returns the calendar's formatters and labels in the user's language and digits. */
export function calendarWords({ language, numerals, digits, t }: Texts) {
  const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-${numerals}`;
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const month = writer({ month: 'long', year: 'numeric' });
  const whole = (date: Date) => longDate(toIsoDay(date), 'UTC', language);
  const formatters: Partial<Formatters> = {
    formatCaption: month,
    formatDay: (date) => digits(String(date.getDate())),
    // Short weekday names in Arabic equal the long ones; narrow ones in Urdu are English.
    formatWeekdayName: writer({ weekday: language === 'ar' ? 'narrow' : 'short' }),
  };
  const labels: Partial<Labels> = {
    labelDayButton: (date, { today }) => (today ? `${t('Today')}: ${whole(date)}` : whole(date)),
    labelGrid: month,
    labelNav: () => t('Months'),
    labelNext: () => t('Next month'),
    labelPrevious: () => t('Previous month'),
    labelWeekday: writer({ weekday: 'long' }),
  };
  return { formatters, labels };
}
