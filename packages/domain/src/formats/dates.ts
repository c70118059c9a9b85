import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { isDay } from './days.ts';

/** A moment: a date, milliseconds since 1970, or ISO 8601 with its offset; a bare day is that day in every zone. */
export type Instant = Date | number | string;

function inZone(instant: Instant, timeZone: string): TZDate {
  if (typeof instant === 'string' && isDay(instant)) return new TZDate(instant, 'UTC');
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) throw new RangeError('Not a moment');
  const date = new TZDate(time, timeZone);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a time zone: ${timeZone}`);
  return date;
}

/** 'DD MMM YYYY', as lists show it: 21 Nov 2026. */
export function formatListDate(instant: Instant, timeZone: string): string {
  return format(inZone(instant, timeZone), 'dd MMM yyyy');
}

/** 'DD/MM/YYYY HH:mm:ss', as reports show it. */
export function formatReportDateTime(instant: Instant, timeZone: string): string {
  return format(inZone(instant, timeZone), 'dd/MM/yyyy HH:mm:ss');
}

/** 'DD/MM/YYYY HH:mm:A', as the billing detail shows it: 24 hours and the half of the day, 14:05:PM. */
export function formatBillingDateTime(instant: Instant, timeZone: string): string {
  return format(inZone(instant, timeZone), 'dd/MM/yyyy HH:mm:a');
}

/** The long weekday form of the settlement summary: Saturday, November 21, 2026. */
export function formatLongDate(instant: Instant, timeZone: string): string {
  return format(inZone(instant, timeZone), 'EEEE, MMMM d, yyyy');
}

/** The business day of a moment in a time zone, as the wire writes days: 2026-11-21. */
export function businessDay(instant: Instant, timeZone: string): string {
  return format(inZone(instant, timeZone), 'yyyy-MM-dd');
}
