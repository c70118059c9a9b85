import { isCountableDay } from './days.ts';

// Leap seconds (second 60) are not times of JavaScript, and PostgreSQL rejects UTC offsets from 16 hours on; no country has
// more than 14.
const time = /^[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/i;

/**
 * Tells whether a text is an instant (RFC 3339, section 5.6) with which date arithmetic works, here and in the database:
 * from the year 1001 to 9998, without leap seconds.
 */
export function isCountableInstant(text: string): boolean {
  const [day, rest] = [text.slice(0, 10), text.slice(10)];
  return isCountableDay(day) && time.test(rest) && !Number.isNaN(Date.parse(text));
}
