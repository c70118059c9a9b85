import { tzOffset } from '@date-fns/tz';

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
