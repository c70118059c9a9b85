import { addDays, businessDay } from '@daftar/domain';
import { homeZone } from '../../i18n/home-zone.ts';

/** How a figure went: what each day had, and how many came in all. */
export type Trend = { readonly values: readonly number[]; readonly added: number };

export const trendDays = 30;

/** The last days, today among them. */
export function lastDays(now: Date): readonly string[] {
  const today = businessDay(now, homeZone());
  return Array.from({ length: trendDays }, (_, index) => addDays(today, index + 1 - trendDays));
}

export type Newest = { readonly dates: readonly string[]; readonly isAll: boolean };

/**
 * How many records there were at the end of each day, going back from how many there are.
 * Unknown when the newest ones that were read do not reach back to the first of the days.
 */
export function recordTrend(
  total: number,
  { dates, isAll }: Newest,
  days: readonly string[],
): Trend | undefined {
  const made = dates.map((date) => businessDay(date, homeZone()));
  const first = days[0] ?? '';
  if (!isAll && made.every((day) => day >= first)) return undefined;
  const madeFrom = (from: (day: string) => boolean) => made.filter(from).length;
  return {
    values: days.map((end) => total - madeFrom((day) => day > end)),
    added: madeFrom((day) => day >= first),
  };
}

type CountedDay = { readonly date: string; readonly successful: number };

/** Payments a day, of all currencies together: numbers of payments add up, amounts would not. */
export function paymentTrend(currencies: readonly (readonly CountedDay[])[], days: readonly string[]): Trend {
  const counts = new Map<string, number>();
  for (const { date, successful } of currencies.flat())
    counts.set(date, (counts.get(date) ?? 0) + successful);
  const values = days.map((day) => counts.get(day) ?? 0);
  return { values, added: values.reduce((sum, value) => sum + value, 0) };
}
