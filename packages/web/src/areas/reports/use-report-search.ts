import { businessDay, countryOf, defaultTimeZone, type ReportType, reportDefaults } from '@daftar/domain';
import { useListState } from '../../kit/bindings/use-list-state.ts';

/** What a report asks for. */
export type ReportSearch = {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: string;
  readonly currency: string;
};

/** The address's search, with the report's defaults where it says nothing: its country and currency, and today there. */
export function reportSearchOf(
  type: ReportType,
  search: Readonly<Record<string, unknown>>,
  now: Date,
): ReportSearch {
  const of = (name: string, otherwise: string): string => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const { country, currency } = reportDefaults[type];
  const place = of('country', country);
  const today = businessDay(now, countryOf(place)?.timeZone ?? defaultTimeZone);
  return {
    country: place,
    currency: of('currency', currency),
    dateFrom: of('dateFrom', today),
    dateTo: of('dateTo', today),
  };
}

export function useReportSearch(type: ReportType) {
  const { search, change } = useListState();
  return {
    asked: reportSearchOf(type, search, new Date()),
    ask: (next: ReportSearch) => change({ ...next }),
  };
}
