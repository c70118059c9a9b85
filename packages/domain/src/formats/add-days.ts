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
 * The day so many days later, or earlier when negative.
 *
 * @throws RangeError when the text is no day.
 */
export function addDays(day: string, days: number): string {
  return dayOf(daysAfter(dateOf(day), days));
}

/** The same day a year earlier; for the 29th of February the 28th. */
export function yearBefore(day: string): string {
  return dayOf(subYears(dateOf(day), 1));
}
