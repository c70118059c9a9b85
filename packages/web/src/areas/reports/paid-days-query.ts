import { addDays, businessDay, timeZoneOf } from '@daftar/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import type { ReportSearch } from './use-report-search.ts';

type Query = Parameters<typeof api.reports.transactions>[0];

/** How many days are offered, and within how many days before the period they are searched. */
const [mostDays, reach] = [3, 366];

/** Returns the last days before a report's period that have successful payments, newest first. */
export function paidDaysQuery({ dateFrom, country, currency }: ReportSearch) {
  const oldest = addDays(dateFrom, -reach);
  return queryOptions({
    queryKey: queryKeys.list('transaction-report', { paidBefore: dateFrom, country, currency }),
    queryFn: async ({ signal }) => {
      const days: string[] = [];
      while (days.length < mostDays) {
        const period = { dateFrom: oldest, dateTo: addDays(days.at(-1) ?? dateFrom, -1) };
        // The URL may hold any text: the server responds to invalid values with an error.
        const query = { ...period, country, currency, status: 'Success', limit: 1 } as Query;
        const { data } = await api.reports.transactions(query, { signal });
        const day = data[0] && businessDay(new Date(data[0].transactionDate), timeZoneOf(country));
        // A day outside of the period would be found for ever.
        if (!day || day > period.dateTo) break;
        days.push(day);
      }
      return days;
    },
  });
}
