import { isDay } from './days.ts';
import { type WallClock, wallClock } from './wall-clock.ts';

/** A moment: a date, milliseconds since 1970, or ISO 8601 with its offset; a bare day is that day in every zone. */
export type Instant = Date | number | string;

/** The moment, and the zone to read it in. */
function placed(instant: Instant, timeZone: string): [time: number, timeZone: string] {
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) throw new RangeError('Not a moment');
  return [time, typeof instant === 'string' && isDay(instant) ? 'UTC' : timeZone];
}

const read = (instant: Instant, timeZone: string): WallClock => wallClock(...placed(instant, timeZone));

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'DD MMM YYYY', as lists show it: 21 Nov 2026. */
export function formatListDate(instant: Instant, timeZone: string): string {
  const { day, month, year } = read(instant, timeZone);
  return `${day} ${monthNames[Number(month) - 1]} ${year}`;
}

/** 'DD/MM/YYYY HH:mm:ss', as reports show it. */
export function formatReportDateTime(instant: Instant, timeZone: string): string {
  const { day, month, year, hour, minute, second } = read(instant, timeZone);
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
}

/** 'DD/MM/YYYY HH:mm:A', as the billing detail shows it: 24 hours and the half of the day, 14:05:PM. */
export function formatBillingDateTime(instant: Instant, timeZone: string): string {
  const { day, month, year, hour, minute } = read(instant, timeZone);
  return `${day}/${month}/${year} ${hour}:${minute}:${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** The long weekday form of the settlement summary: Saturday, November 21, 2026. */
export function formatLongDate(instant: Instant, timeZone: string): string {
  const [time, zone] = placed(instant, timeZone);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: zone }).format(time);
}

/** The business day of a moment in a time zone, as the wire writes days: 2026-11-21. */
export function businessDay(instant: Instant, timeZone: string): string {
  const { year, month, day } = read(instant, timeZone);
  return `${year}-${month}-${day}`;
}
