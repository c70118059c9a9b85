import { format } from 'date-fns';
import type { Formatters, Labels } from 'react-day-picker';
import type { Texts } from '../../../i18n/texts-of.ts';
import { dateLocales } from '../../ui/cells/date-locales.ts';
import { longDate } from '../../ui/cells/long-date.ts';
import { toIsoDay } from './local-noon.ts';

/** Returns the calendar's formatters and labels in the user's language and digits. */
export function calendarWords({ language, digits, t }: Texts) {
  const writer = (pattern: string) => (date: Date) =>
    digits(format(date, pattern, { locale: dateLocales[language] }));
  const month = writer('LLLL yyyy');
  const whole = (date: Date) => longDate(toIsoDay(date), 'UTC', language);
  const formatters: Partial<Formatters> = {
    formatCaption: month,
    formatDay: writer('d'),
    // Short weekday names in Arabic are too long for a column.
    formatWeekdayName: writer(language === 'ar' ? 'EEEEE' : 'EEE'),
  };
  const labels: Partial<Labels> = {
    labelDayButton: (date, { today }) => (today ? `${t('Today')}: ${whole(date)}` : whole(date)),
    labelGrid: month,
    labelNav: () => t('Months'),
    labelNext: () => t('Next month'),
    labelPrevious: () => t('Previous month'),
    labelWeekday: writer('EEEE'),
  };
  return { formatters, labels };
}
