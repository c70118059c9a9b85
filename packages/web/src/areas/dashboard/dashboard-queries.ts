import type { DayRange } from '@daftar/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export const summaryQuery = queryOptions({
  queryKey: ['dashboard', 'summary'],
  queryFn: async ({ signal }) => await api.dashboard.summary({ signal }),
});

const wire = ({ dateFrom, dateTo }: DayRange) => ({ startDate: dateFrom, endDate: dateTo });

/** Today's share of each service, or that between two days. */
export const servicesShareQuery = (range: DayRange | undefined) =>
  queryOptions({
    queryKey: ['dashboard', 'services-share', range ?? null],
    queryFn: async ({ signal }) =>
      range
        ? await api.dashboard.filterServicesShare(wire(range), { signal })
        : await api.dashboard.servicesShare({ signal }),
    placeholderData: keepPreviousData,
  });

/** Today's revenue of each service, or that between two days. */
export const revenueShareQuery = (range: DayRange | undefined) =>
  queryOptions({
    queryKey: ['dashboard', 'revenue-share', range ?? null],
    queryFn: async ({ signal }) =>
      range
        ? await api.dashboard.filterRevenueShare(wire(range), { signal })
        : await api.dashboard.revenueShare({ signal }),
    placeholderData: keepPreviousData,
  });

export type ServiceShare = Awaited<ReturnType<typeof api.dashboard.servicesShare>>[number];
export type RevenueShare = Awaited<ReturnType<typeof api.dashboard.revenueShare>>[number];
