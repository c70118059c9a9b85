import { isCurrency } from '@daftar/domain';
import type { Settlement } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** A merchant's days in one currency: of two settlements of those, no day may be both's. */
export type Claim = {
  /** The merchant's id. */
  readonly userTypeId: string;
  readonly currency: string;
  readonly dateFrom: string;
  readonly dateTo: string;
};

/** The settlements that share a day with a claim: what the server refuses, latest first. */
export function overlapQuery({ userTypeId, currency, dateFrom, dateTo }: Claim) {
  return queryOptions({
    queryKey: ['settlements', 'overlap', userTypeId, currency, dateFrom, dateTo],
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
