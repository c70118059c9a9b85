import { lightFormat } from 'date-fns/lightFormat';
import { type Instant, onClock } from './on-clock.ts';

export type { Instant } from './on-clock.ts';

/** Formats a moment on the clock of a zone, without words. Throws a RangeError when the moment or the zone does not exist. */
const written = (instant: Instant, timeZone: string, pattern: string): string =>
  lightFormat(onClock(instant, timeZone), pattern);

// date-fns loads every format and word of a language with its month names; a list needs only these twelve.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** 'DD MMM YYYY', as lists show it: 21 Nov 2026. */
export function formatListDate(instant: Instant, timeZone: string): string {
  const [day, month, year] = written(instant, timeZone, 'dd MM yyyy').split(' ');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** 'DD/MM/YYYY HH:mm:ss', as reports show it. */
export function formatReportDateTime(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'dd/MM/yyyy HH:mm:ss');
}

/** 'DD/MM/YYYY HH:mm:A', as the billing detail shows it: 24 hours and the half of the day, 14:05:PM. */
export function formatBillingDateTime(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'dd/MM/yyyy HH:mm:a');
}

/** The business day of a moment in a time zone, as the wire writes days: 2026-11-21. */
export function businessDay(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'yyyy-MM-dd');
}
