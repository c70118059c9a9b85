import { zoneOf } from '../../../i18n/home-zone.ts';
import { dayPresets } from '../../forms/fields/day-presets.ts';
import type { ListState } from './use-list-state.ts';

type Search = ListState['search'];
/** The search parameters that a saved view opens with. */
export type ViewSearch = Readonly<Record<string, string | number>>;

/** The parameter for a relative date range, for example 'Last 7 days'. */
const daysKey = 'days';

const zoneIn = ({ country }: Readonly<Record<string, unknown>>) =>
  zoneOf(typeof country === 'string' ? country : undefined);

/** Returns the query string to save: all parameters except the page; dates that match a preset become its name. */
export function viewQueryOf(search: Search, now: Date): string {
  const { page: _page, dateFrom, dateTo, ...rest } = search;
  const preset = dayPresets(now, zoneIn(search)).find(
    (one) => one.dateFrom === dateFrom && one.dateTo === dateTo,
  );
  const kept = { ...rest, ...(preset ? { [daysKey]: preset.label } : { dateFrom, dateTo }) };
  const filled = Object.entries(kept).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
}

/** Returns a saved view's search parameters, with a date preset resolved for the given time. */
export function viewSearchOf(query: string, now: Date): ViewSearch {
  const { [daysKey]: days, limit, ...rest } = Object.fromEntries(new URLSearchParams(query));
  const preset = days && dayPresets(now, zoneIn(rest)).find(({ label }) => label === days);
  return {
    ...rest,
    ...(limit && { limit: Number(limit) }),
    ...(preset && { dateFrom: preset.dateFrom, dateTo: preset.dateTo }),
  };
}
