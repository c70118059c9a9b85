import { isDay } from './days.ts';

const dayLength = 86_400_000;
const written = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The start of a day in UTC, where every day is as long as the other. */
function timeOf(day: string): number {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return Date.parse(day);
}

/**
 * The day so many days later, or earlier when negative.
 *
 * @throws RangeError when the text is no day.
 */
export function addDays(day: string, days: number): string {
  return written(timeOf(day) + days * dayLength);
}

/** The same day a year earlier; for the 29th of February the 28th. */
export function yearBefore(day: string): string {
  const time = new Date(timeOf(day));
  const month = time.getUTCMonth();
  time.setUTCFullYear(time.getUTCFullYear() - 1);
  if (time.getUTCMonth() !== month) time.setUTCDate(0);
  return written(time.getTime());
}
