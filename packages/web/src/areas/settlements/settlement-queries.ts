import { isCountryName, isCurrency } from '@daftar/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { resourceQueries } from '../../kit/bindings/resource-queries.ts';
import { api } from '../../session/api.ts';

export const settlementQueries = resourceQueries('settlements', api.settlements);

export type Period = {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: string;
  readonly merchantName: string;
  /** Local currency; only payments in it are summed. */
  readonly currency: string;
};

/** Reads a merchant's revenue of a period that is not settled yet; null when the server finds none. */
export function revenueQuery(period: Period) {
  return queryOptions({
    queryKey: ['settlements', 'revenue', period],
    queryFn: async ({ signal }) => {
      const { country, currency } = period;
      if (!isCountryName(country) || !isCurrency(currency)) return null;
      return (await api.merchants.revenue({ ...period, country, currency }, { signal }))[0] ?? null;
    },
    enabled: Object.values(period).every((value) => value !== '') && period.dateFrom <= period.dateTo,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
