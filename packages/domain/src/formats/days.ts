import { addDays as daysAfter } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { subYears } from 'date-fns/subYears';

const shape = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** Tells whether a text is a calendar day: YYYY-MM-DD, from the year 1000 on. */
export function isDay(text: string): boolean {
  return shape.test(text) && isValid(parseISO(text));
}

/**
 * Tells whether a text is a day with which date arithmetic works, here and in the database: after the year 1001, before
 * 9999.
 */
export function isCountableDay(text: string): boolean {
  return isDay(text) && text > '1001' && text < '9999';
}

function dateOf(day: string): Date {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return parseISO(day);
}

const dayOf = (date: Date): string => formatISO(date, { representation: 'date' });

/**
 * Returns the day that is `days` days later, or earlier if `days` is negative.
 *
 * @throws RangeError when the text is not a day.
 */
export function addDays(day: string, days: number): string {
  return dayOf(daysAfter(dateOf(day), days));
}

/** Returns the same day one year earlier; 28 February for 29 February. */
export function yearBefore(day: string): string {
  return dayOf(subYears(dateOf(day), 1));
}

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
