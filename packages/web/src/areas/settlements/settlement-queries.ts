import { isCountryName, isCurrency, type SettlementInputForm } from '@daftar/domain';
import type { MerchantRevenue } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

export const settlementQueries = resourceQueries('settlements', api.settlements);

export type Period = {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: string;
  readonly merchantName: string;
  /** Local currency; only payments in it are summed. */
  readonly currency: string;
};

type PeriodFields = Pick<
  SettlementInputForm,
  'dateFrom' | 'dateTo' | 'country' | 'merchantName' | 'localCurrency'
>;

/** Returns the period whose revenue a form settles. */
export const periodOf = ({
  dateFrom,
  dateTo,
  country,
  merchantName,
  localCurrency,
}: PeriodFields): Period => ({
  dateFrom,
  dateTo,
  country,
  merchantName,
  currency: localCurrency,
});

/** A merchant's revenue; null if the server finds none. */
export type RevenueResult = MerchantRevenue | null;

/** Reads a merchant's unsettled revenue of a period; null if the server finds none. */
export function revenueQuery(period: Period) {
  return queryOptions({
    queryKey: queryKeys.of('settlements', 'revenue', period),
    queryFn: async ({ signal }): Promise<RevenueResult> => {
      const { country, currency } = period;
      if (!isCountryName(country) || !isCurrency(currency)) return null;
      return (await api.merchants.revenue({ ...period, country, currency }, { signal }))[0] ?? null;
    },
    enabled: Object.values(period).every((value) => value !== '') && period.dateFrom <= period.dateTo,
    staleTime: 0,
  });
}
