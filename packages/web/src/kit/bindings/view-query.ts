import { zoneOf } from '../../i18n/home-zone.ts';
import { dayPresets } from '../fields/day-presets.ts';
import type { ListState } from './use-list-state.ts';

type Search = ListState['search'];
/** What a saved view makes of an address. */
export type ViewSearch = Readonly<Record<string, string | number>>;

/** Where a view keeps the name of a range that moves with the days, as 'Last 7 days'. */
const daysKey = 'days';

const zoneIn = ({ country }: Readonly<Record<string, unknown>>) =>
  zoneOf(typeof country === 'string' ? country : undefined);

/** What of an address is kept: everything but the page, and days that have a name by that name. */
export function viewQueryOf(search: Search, now: Date): string {
  const { page: _page, dateFrom, dateTo, ...rest } = search;
  const preset = dayPresets(now, zoneIn(search)).find(
    (one) => one.dateFrom === dateFrom && one.dateTo === dateTo,
  );
  const kept = { ...rest, ...(preset ? { [daysKey]: preset.label } : { dateFrom, dateTo }) };
  const filled = Object.entries(kept).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
}

/** The address that a view stands for today. */
export function viewSearchOf(query: string, now: Date): ViewSearch {
  const { [daysKey]: days, limit, ...rest } = Object.fromEntries(new URLSearchParams(query));
  const preset = days && dayPresets(now, zoneIn(rest)).find(({ label }) => label === days);
  return {
    ...rest,
    ...(limit && { limit: Number(limit) }),
    ...(preset && { dateFrom: preset.dateFrom, dateTo: preset.dateTo }),
  };
}
