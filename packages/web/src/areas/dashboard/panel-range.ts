import type { DayRange } from '@daftar/domain';
import { isDay } from '@daftar/domain';

export type Panel = 'services' | 'revenue';
type Search = Readonly<Record<string, unknown>>;

/** Reads a panel's range from the URL's search; undefined when it is missing or invalid. */
export function rangeOf(search: Search, panel: Panel): DayRange | undefined {
  const [dateFrom, dateTo] = [search[`${panel}From`], search[`${panel}To`]];
  if (typeof dateFrom !== 'string' || typeof dateTo !== 'string') return undefined;
  return isDay(dateFrom) && isDay(dateTo) && dateFrom <= dateTo ? { dateFrom, dateTo } : undefined;
}

/** Returns a panel's range as search parameters of the URL. */
export const rangeSearch = (panel: Panel, { dateFrom, dateTo }: DayRange): Record<string, string> => ({
  [`${panel}From`]: dateFrom,
  [`${panel}To`]: dateTo,
});

/** Returns one range for both panels as search parameters of the URL. */
export const sharedRangeSearch = (range: DayRange): Record<string, string> => ({
  ...rangeSearch('services', range),
  ...rangeSearch('revenue', range),
});
