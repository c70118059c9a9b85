import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isDay } from './days.ts';

/** A moment: a date, milliseconds since 1970, or ISO 8601 with its offset; a bare day is that day in every zone. */
export type Instant = Date | number | string;

/** Formats a moment on the clock of a zone. Throws a RangeError when the moment or the zone does not exist. */
function written(instant: Instant, timeZone: string, pattern: string): string {
  const zone = typeof instant === 'string' && isDay(instant) ? 'UTC' : timeZone;
  return format(instant, pattern, { in: tz(zone) });
}

/** 'DD MMM YYYY', as lists show it: 21 Nov 2026. */
export function formatListDate(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'dd MMM yyyy');
}

/** 'DD/MM/YYYY HH:mm:ss', as reports show it. */
export function formatReportDateTime(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'dd/MM/yyyy HH:mm:ss');
}

/** 'DD/MM/YYYY HH:mm:A', as the billing detail shows it: 24 hours and the half of the day, 14:05:PM. */
export function formatBillingDateTime(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'dd/MM/yyyy HH:mm:a');
}

/** The long weekday form of the settlement summary: Saturday, November 21, 2026. */
export function formatLongDate(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'EEEE, MMMM d, yyyy');
}

/** The business day of a moment in a time zone, as the wire writes days: 2026-11-21. */
export function businessDay(instant: Instant, timeZone: string): string {
  return written(instant, timeZone, 'yyyy-MM-dd');
}
