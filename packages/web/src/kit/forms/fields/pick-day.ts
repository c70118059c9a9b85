import type { DayRange } from '@daftar/domain';

type Picked = {
  readonly value: DayRange;
  /** Whether both ends are chosen. */
  readonly done: boolean;
};

/**
 * Returns the period after the user chose one of its ends. The ends stay in order: choosing a first day after the last day
 * moves both, and choosing a last day before the first day starts a new period at that day.
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
