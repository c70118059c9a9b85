import { isCurrency } from '@daftar/domain';
import type { Settlement } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import type { Period } from './settlement-queries.ts';

/** Whether a settlement is of the same merchant and currency, and shares a day with a period: what the server refuses. */
export function overlaps(
  settlement: Settlement,
  { merchantName, currency, dateFrom, dateTo }: Period,
): boolean {
  return (
    settlement.merchantName === merchantName &&
    settlement.localCurrency === currency &&
    settlement.dateFrom <= dateTo &&
    settlement.dateTo >= dateFrom
  );
}

/** The settlements that a period overlaps, latest first. */
export function overlapQuery(period: Period) {
  const { merchantName, currency, dateFrom, dateTo } = period;
  return queryOptions({
    queryKey: ['settlements', 'overlap', merchantName, currency, dateFrom, dateTo],
    queryFn: async ({ signal }) => {
      const found: Settlement[] = [];
      if (!isCurrency(currency)) return found;
      for await (const one of api.settlements.list(
        { q: merchantName, currency, dateFrom, dateTo, limit: 500 },
        { signal },
      ))
        if (overlaps(one, period)) found.push(one);
      return found;
    },
    enabled: [merchantName, currency, dateFrom, dateTo].every((value) => value !== '') && dateFrom <= dateTo,
    staleTime: 0,
  });
}
