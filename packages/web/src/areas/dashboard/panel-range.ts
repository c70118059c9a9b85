import type { DayRange } from '@daftar/domain';
import { isDay } from '@daftar/domain';

export type Panel = 'services' | 'revenue';
type Search = Readonly<Record<string, unknown>>;

/** The range that a panel was filtered by, from its address; none before the first Filter, and for what is no range. */
export function rangeOf(search: Search, panel: Panel): DayRange | undefined {
  const [dateFrom, dateTo] = [search[`${panel}From`], search[`${panel}To`]];
  if (typeof dateFrom !== 'string' || typeof dateTo !== 'string') return undefined;
  return isDay(dateFrom) && isDay(dateTo) && dateFrom <= dateTo ? { dateFrom, dateTo } : undefined;
}

/** The same in the words of the address. */
export const rangeSearch = (panel: Panel, { dateFrom, dateTo }: DayRange): Record<string, string> => ({
  [`${panel}From`]: dateFrom,
  [`${panel}To`]: dateTo,
});
