import { isCurrency } from '@daftar/domain';
import type { Settlement } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** One merchant's period in one currency. Two settlements may share a day only with a reason. */
export type SettlementPeriod = {
  /** The merchant's id. */
  readonly userTypeId: string;
  readonly currency: string;
  readonly dateFrom: string;
  readonly dateTo: string;
};

/** Finds the settlements that share a day with the period, latest first. The server then requires a reason. */
export function overlapQuery({ userTypeId, currency, dateFrom, dateTo }: SettlementPeriod) {
  return queryOptions({
    queryKey: queryKeys.of('settlements', 'overlap', { userTypeId, currency, dateFrom, dateTo }),
    queryFn: async ({ signal }) => {
      const found: Settlement[] = [];
      if (!isCurrency(currency)) return found;
      const query = { userTypeId, currency, dateFrom, dateTo, limit: 100 };
      for await (const one of api.settlements.list(query, { signal })) found.push(one);
      return found;
    },
    enabled: [userTypeId, currency, dateFrom, dateTo].every((value) => value !== '') && dateFrom <= dateTo,
    staleTime: 0,
  });
}
