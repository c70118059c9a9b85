import { addDays as daysAfter } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { subYears } from 'date-fns/subYears';
import { isDay } from './days.ts';

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
