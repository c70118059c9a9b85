import { tzOffset } from '@date-fns/tz';
import { lightFormat } from 'date-fns/lightFormat';
import { type Instant, onClock } from './on-clock.ts';

export type { Instant } from './on-clock.ts';

/**
 * Formats an instant in a time zone with a numeric pattern. Throws a RangeError if the instant or the time zone is
 * invalid.
 */
const written = (instant: Instant, timeZone: string, pattern: string): string =>
  lightFormat(onClock(instant, timeZone), pattern);

// Importing month names from date-fns would add all formats of a language to the bundle.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Formats a date as lists show it, 'DD MMM YYYY': 21 Nov 2026. */
export function formatListDate(instant: Instant, timeZone: string): string {
  const [day, month, year] = written(instant, timeZone, 'dd MM yyyy').split(' ');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** Formats date and time as reports show it, 'DD/MM/YYYY HH:mm:ss'. */
export function formatReportDateTime(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'dd/MM/yyyy HH:mm:ss');
}

/** Formats date and time as the billing detail shows it, 'DD/MM/YYYY HH:mm:A': a 24-hour time with AM or PM, 14:05:PM. */
export function formatBillingDateTime(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'dd/MM/yyyy HH:mm:a');
}

/** Returns the business day of an instant in a time zone, as the API writes days: 2026-11-21. */
export function businessDay(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'yyyy-MM-dd');
}

const MINUTE_MS = 60_000;

/**
 * Returns a date whose UTC fields are an instant's local time in a zone, because spreadsheets and CSV files have no
 * time zones.
 *
 * @throws RangeError when the zone does not exist.
 */
export function wallTime(instant: Date, timeZone: string): Date {
  const minutes = tzOffset(timeZone, instant);
  if (Number.isNaN(minutes)) throw new RangeError(`Not a time zone: ${timeZone}`);
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}
