import { businessDay, countryOf, defaultTimeZone, type ReportType, reportDefaults } from '@daftar/domain';
import { useListState } from '../../kit/lists/state/use-list-state.ts';

/** Period, country and currency of a report. */
export type ReportSearch = {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: string;
  readonly currency: string;
};

const names = ['dateFrom', 'dateTo', 'country', 'currency'] as const;

export const sameSearch = (a: ReportSearch, b: ReportSearch): boolean =>
  names.every((name) => a[name] === b[name]);

/**
 * Returns the URL's search; defaults are the report's country and currency, and today in the country's time zone.
 */
export function reportSearchOf(
  type: ReportType,
  search: Readonly<Record<string, unknown>>,
  now: Date,
): ReportSearch {
  const searchValue = (name: string, fallback: string): string => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? value : fallback;
  };
  const { country, currency } = reportDefaults[type];
  const countryName = searchValue('country', country);
  const today = businessDay(now, countryOf(countryName)?.timeZone ?? defaultTimeZone);
  const dateTo = searchValue('dateTo', today);
  return {
    country: countryName,
    currency: searchValue('currency', currency),
    dateFrom: searchValue('dateFrom', dateTo),
    dateTo,
  };
}

export function useReportSearch(type: ReportType) {
  const { search, change } = useListState<'/reports'>();
  return {
    search: reportSearchOf(type, search, new Date()),
    setSearch: (next: ReportSearch) => change({ ...next }),
  };
}
