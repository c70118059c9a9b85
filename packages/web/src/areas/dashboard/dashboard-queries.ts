import type { DayRange } from '@daftar/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';

export const summaryQuery = queryOptions({
  queryKey: queryKeys.of('dashboard', 'summary'),
  queryFn: async ({ signal }) => await api.dashboard.summary({ signal }),
});

const startAndEnd = ({ dateFrom, dateTo }: DayRange) => ({ startDate: dateFrom, endDate: dateTo });

/** Share of each service in the number of payments; without a range, today's. */
export const servicesShareQuery = (range: DayRange | undefined) =>
  queryOptions({
    queryKey: queryKeys.of('dashboard', 'share', 'services', range ?? null),
    queryFn: async ({ signal }) =>
      range
        ? await api.dashboard.filterServicesShare(startAndEnd(range), { signal })
        : await api.dashboard.servicesShare({ signal }),
    placeholderData: keepPreviousData,
  });

/** Revenue of each service by currency; without a range, today's. */
export const revenueShareQuery = (range: DayRange | undefined) =>
  queryOptions({
    queryKey: queryKeys.of('dashboard', 'share', 'revenue', range ?? null),
    queryFn: async ({ signal }) =>
      range
        ? await api.dashboard.filterRevenueShare(startAndEnd(range), { signal })
        : await api.dashboard.revenueShare({ signal }),
    placeholderData: keepPreviousData,
  });

export type ServiceShare = Awaited<ReturnType<typeof api.dashboard.servicesShare>>[number];
export type RevenueShare = Awaited<ReturnType<typeof api.dashboard.revenueShare>>[number];
