import { addDays, type DayRange, percentOfWhole, subtractNumbers } from '@daftar/domain';
import { differenceInCalendarDays, parseISO } from 'date-fns';

/** Returns the number of days of a period, including its first and last day. */
export const daysIn = ({ dateFrom, dateTo }: DayRange): number =>
  differenceInCalendarDays(parseISO(dateTo), parseISO(dateFrom)) + 1;

/** Returns the period of the same length that ends on the day before the given one begins. */
export function periodBefore(period: DayRange): DayRange {
  const dateTo = addDays(period.dateFrom, -1);
  return { dateFrom: addDays(dateTo, 1 - daysIn(period)), dateTo };
}

/** Returns the change between two figures in percent; undefined if the earlier one is 0. */
export const changeInPercent = (before: number, now: number): number | undefined =>
  before === 0 ? undefined : percentOfWhole(subtractNumbers(now, before), Math.abs(before));
