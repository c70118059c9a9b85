import { tz } from '@date-fns/tz';
import { isDay } from './days.ts';

/** A moment: a date, milliseconds since 1970, or ISO 8601 with its offset; a bare day is that day in every zone. */
export type Instant = Date | number | string;

/** Returns a moment on the clock of a zone. */
export function onClock(instant: Instant, timeZone: string): Date {
  return tz(typeof instant === 'string' && isDay(instant) ? 'UTC' : timeZone)(instant);
}
