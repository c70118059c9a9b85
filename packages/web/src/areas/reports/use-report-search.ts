import { businessDay, countryOf, defaultTimeZone, type ReportType, reportDefaults } from '@daftar/domain';
import { useListState } from '../../kit/bindings/use-list-state.ts';

/** Period, country and currency of a report. */
export type ReportSearch = {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: string;
  readonly currency: string;
};

/** Returns the URL's search; defaults are the report's country and currency, and today in the country's time zone. */
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
  return {
    country: countryName,
    currency: searchValue('currency', currency),
    dateFrom: searchValue('dateFrom', today),
    dateTo: searchValue('dateTo', today),
  };
}

export function useReportSearch(type: ReportType) {
  const { search, change } = useListState();
  return {
    search: reportSearchOf(type, search, new Date()),
    setSearch: (next: ReportSearch) => change({ ...next }),
  };
}
