import type { Language } from '@daftar/domain';
import type { Locale } from 'date-fns';
import { ar } from 'date-fns/locale/ar';
import { enGB } from 'date-fns/locale/en-GB';

/** Returns a function that formats a day of 2026 in Urdu, as the name of its month or weekday. */
const urduName = (options: Intl.DateTimeFormatOptions) => {
  const names = new Intl.DateTimeFormat('ur', { ...options, timeZone: 'UTC' });
  return (month: number, day: number) => names.format(Date.UTC(2026, month, day));
};
const urduMonth = urduName({ month: 'long' });
const urduWeekday = urduName({ weekday: 'long' });

/**
 * The Urdu locale. date-fns has none, so the names come from `Intl`. All widths use the same names, because the narrow Urdu names
 * of `Intl` are in English.
 */
const ur: Locale = {
  ...enGB,
  code: 'ur',
  localize: {
    ...enGB.localize,
    month: (month) => urduMonth(month, 1),
    // November 2026 begins on a Sunday.
    day: (weekday) => urduWeekday(10, weekday + 1),
  },
  options: { weekStartsOn: 0 },
};

/** The date-fns locale of each language: names of months and weekdays, and the first day of the week. */
export const dateLocales: Readonly<Record<Language, Locale>> = { en: enGB, ar, ur };
