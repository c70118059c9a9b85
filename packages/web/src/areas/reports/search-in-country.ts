import { countries, type DayRange, timeZoneOf } from '@daftar/domain';
import { dayPresets } from '../../kit/forms/fields/day-presets.ts';
import type { ReportSearch } from './use-report-search.ts';

/**
 * Returns the search for another country. Days that match a preset, such as Today, become the same preset in that
 * country's time zone: just after midnight in Karachi it is still yesterday in Cairo.
 */
export function searchInCountry(country: string, search: ReportSearch, now: Date): ReportSearch {
  const isSearched = (one: DayRange) => one.dateFrom === search.dateFrom && one.dateTo === search.dateTo;
  const preset = dayPresets(now, timeZoneOf(search.country)).find(isSearched)?.label;
  const inCountry = dayPresets(now, timeZoneOf(country)).find(({ label }) => label === preset);
  const { dateFrom, dateTo } = inCountry ?? search;
  return { ...search, country, dateFrom, dateTo };
}

/**
 * Returns the search in another currency, and in the country of that currency. Keeps the country if no country has the currency.
 */
export function searchInCurrency(currency: string, search: ReportSearch, now: Date): ReportSearch {
  const country = countries.find((one) => one.currency === currency)?.name ?? search.country;
  return { ...searchInCountry(country, search, now), currency };
}
