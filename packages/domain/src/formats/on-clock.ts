import { tz } from '@date-fns/tz';
import { isDay } from './days.ts';

/**
 * An instant: a date, milliseconds since 1970, or ISO 8601 with its offset. A text without time is that day in every
 * zone.
 */
export type Instant = Date | number | string;

/** Returns an instant in the local time of a zone. */
export function onClock(instant: Instant, timeZone: string): Date {
  return tz(typeof instant === 'string' && isDay(instant) ? 'UTC' : timeZone)(instant);
}
