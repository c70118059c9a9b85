import { addDays, businessDay } from '@daftar/domain';
import { homeZone } from '../../i18n/home-zone.ts';

/** A value for each day, and the increase over all days. */
export type Trend = { readonly values: readonly number[]; readonly added: number };

export const trendDays = 30;

/** Returns the last `trendDays` business days, today included. */
export function lastDays(now: Date): readonly string[] {
  const today = businessDay(now, homeZone());
  return Array.from({ length: trendDays }, (_, index) => addDays(today, index + 1 - trendDays));
}

export type Newest = { readonly dates: readonly string[]; readonly isAll: boolean };

/**
 * Returns the number of records at the end of each day, counted back from the current total. Undefined if the newest records that
 * were read do not reach back to the first day.
 */
export function recordTrend(
  total: number,
  { dates, isAll }: Newest,
  days: readonly string[],
): Trend | undefined {
  const createdDays = dates.map((date) => businessDay(date, homeZone()));
  const first = days[0] ?? '';
  if (!isAll && createdDays.every((day) => day >= first)) return undefined;
  const countDays = (from: (day: string) => boolean) => createdDays.filter(from).length;
  return {
    values: days.map((end) => total - countDays((day) => day > end)),
    added: countDays((day) => day >= first),
  };
}

type CountedDay = { readonly date: string; readonly successful: number };

/** Counts payments per day across currencies: unlike amounts, counts of different currencies can be added. */
export function paymentTrend(currencies: readonly (readonly CountedDay[])[], days: readonly string[]): Trend {
  const counts = new Map<string, number>();
  for (const { date, successful } of currencies.flat())
    counts.set(date, (counts.get(date) ?? 0) + successful);
  const values = days.map((day) => counts.get(day) ?? 0);
  return { values, added: values.reduce((sum, value) => sum + value, 0) };
}
