import { tzOffset } from '@date-fns/tz';
import { addHours } from 'date-fns/addHours';
import { compareAsc } from 'date-fns/compareAsc';
import { max } from 'date-fns/max';
import { parseISO } from 'date-fns/parseISO';
import { subMinutes } from 'date-fns/subMinutes';
import { businessDay } from './dates.ts';
import { addDays } from './days.ts';

/**
 * Returns the first moment of a day. If the clocks skip midnight, the day starts later; if midnight occurs twice, the
 * day starts with the first.
 *
 * Tries midnight with the UTC offsets of the day before and the day after. `startOfDay` of a `TZDate` would be one hour
 * late if the system's own clocks skip that midnight (decision 0023).
 */
function startOf(day: string, timeZone: string): Date {
  const midnight = parseISO(`${day}T00:00:00Z`);
  const candidates = [-24, 24].map((hours) =>
    subMinutes(midnight, tzOffset(timeZone, addHours(midnight, hours))),
  );
  const first = candidates.sort(compareAsc).find((moment) => businessDay(moment, timeZone) === day);
  return first ?? max(candidates);
}

/**
 * Returns the instants of a range of business days, both inclusive: `from` is the first instant, `to` the first one
 * after the range.
 *
 * @throws RangeError when a text is not a day, the range runs backwards or the time zone does not exist.
 */
export function dayRange(dateFrom: string, dateTo: string, timeZone: string): { from: Date; to: Date } {
  if (dateFrom > dateTo) throw new RangeError('The range runs backwards');
  return { from: startOf(addDays(dateFrom, 0), timeZone), to: startOf(addDays(dateTo, 1), timeZone) };
}
