import { wallClock } from './wall-clock.ts';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

function partsOf(day: string): [number, number, number] | undefined {
  const match = shape.exec(day);
  if (!match) return undefined;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const check = new Date(Date.UTC(year, month - 1, date));
  return year >= 1000 && check.getUTCMonth() === month - 1 && check.getUTCDate() === date
    ? [year, month, date]
    : undefined;
}

/** Tells whether a text is a day of the calendar: YYYY-MM-DD, from the year 1000 on. */
export function isDay(text: string): boolean {
  return partsOf(text) !== undefined;
}

/** Tells whether a text is a day that the calendar and the database can count from and to: later than 1001, before 9999. */
export function isCountableDay(text: string): boolean {
  return isDay(text) && text > '1001' && text < '9999';
}

/** Returns a zone's offset from UTC at a moment, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(time, timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - time;
}

const dayLength = 86_400_000;

/** The first moment of a day; clocks that jump over midnight start it late, and of two midnights it is the first. */
function startOf(day: string, timeZone: string, later: number): Date {
  const parts = partsOf(day);
  if (!parts) throw new RangeError(`Not a day: ${day}`);
  const [year, month, date] = parts;
  const midnight = Date.UTC(year, month - 1, date + later);
  const before = midnight - offsetAt(midnight - dayLength, timeZone);
  const after = midnight - offsetAt(midnight + dayLength, timeZone);
  const hits = (time: number) => time + offsetAt(time, timeZone) === midnight;
  return new Date(before !== after && !hits(before) && hits(after) ? after : before);
}

/**
 * The moments of a range of business days, both inclusive: from the first one up to, not including, the second.
 *
 * @throws RangeError when a text is no day or the range runs backwards.
 */
export function dayRange(dateFrom: string, dateTo: string, timeZone: string): { from: Date; to: Date } {
  if (dateFrom > dateTo) throw new RangeError('The range runs backwards');
  return { from: startOf(dateFrom, timeZone, 0), to: startOf(dateTo, timeZone, 1) };
}
