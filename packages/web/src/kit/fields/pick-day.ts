import type { DayRange } from '@daftar/domain';

type Picked = { readonly value: DayRange /** Whether the period is chosen whole. */; readonly done: boolean };

/**
 * A period, once one of its days was chosen. It never runs backwards: a first day after the last one takes the last one along,
 * and a last day before the first one begins the period anew.
 */
export function pickDay(value: DayRange, end: keyof DayRange, day: string): Picked {
  const { dateFrom, dateTo } = value;
  if (end === 'dateFrom') {
    const passed = dateTo !== '' && dateTo < day;
    return { value: { dateFrom: day, dateTo: passed ? day : dateTo }, done: false };
  }
  const backwards = day < dateFrom;
  return { value: { dateFrom: backwards ? day : dateFrom, dateTo: day }, done: !backwards };
}
