import { type DayRange, timeZoneOf } from '@daftar/domain';
import { dayPresets } from '../../kit/fields/day-presets.ts';
import type { ReportSearch } from './use-report-search.ts';

/**
 * What is asked for, in another country: days that have a name, as Today, are that country's own. Past midnight in
 * Karachi today has not begun in Cairo.
 */
export function askedIn(country: string, asked: ReportSearch, now: Date): ReportSearch {
  const same = (one: DayRange) => one.dateFrom === asked.dateFrom && one.dateTo === asked.dateTo;
  const name = dayPresets(now, timeZoneOf(asked.country)).find(same)?.label;
  const there = dayPresets(now, timeZoneOf(country)).find(({ label }) => label === name);
  const { dateFrom, dateTo } = there ?? asked;
  return { ...asked, country, dateFrom, dateTo };
}
