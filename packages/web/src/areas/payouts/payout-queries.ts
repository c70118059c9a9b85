import { yearBefore } from '@daftar/domain';
import type { PayoutQuery } from '@daftar/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { listOptions } from '../../kit/records/list-options.ts';
import { payoutDays, today } from './payout-days.ts';
import { isFiltered, type QueueSearch } from './queue-search.ts';

/** No payout is older: the first day that a search of all dates covers. */
const FIRST_DAY = '2000-01-01';

/** Returns the days of a search that covers all payouts. */
export const allPayoutDays = () => ({ dateFrom: FIRST_DAY, dateTo: today() });

/** How many pending payouts the queue reads at once. */
const queueSize = 100;

async function listPayouts({ q, ...query }: PayoutQuery, signal: AbortSignal) {
  return q
    ? await api.payouts.search({ ...query, query: q }, { signal })
    : await api.payouts.list(query, { signal });
}

export const payoutQueries = {
  list: (asked: PayoutQuery) => {
    const query = { ...asked, ...payoutDays(asked) };
    return listOptions('payouts', query, {
      queryFn: ({ signal }) => listPayouts(query, signal),
      placeholderData: keepPreviousData,
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: queryKeys.detail('payouts', id),
      queryFn: async ({ signal }) => await api.payouts.retrieve(id, undefined, { signal }),
    }),
  context: (id: string) =>
    queryOptions({
      queryKey: queryKeys.of('payouts', 'context', id),
      queryFn: async ({ signal }) => await api.payouts.context(id, { signal }),
    }),
  /** The funds from which a new payout of a service would be paid; none without a service. */
  funds: (service: string) =>
    queryOptions({
      // Ids of services and payouts differ, so both kinds of context share a key, which the first page loads.
      queryKey: queryKeys.of('payouts', 'context', service),
      queryFn: async ({ signal }) => await api.payouts.funds(service, { signal }),
      enabled: service !== '',
    }),
  summary: ({ q, page: _page, limit: _limit, sort: _sort, after: _after, ...query }: PayoutQuery) => {
    const asked = { ...query, ...payoutDays(query), ...(q && { query: q }) };
    return queryOptions({
      queryKey: queryKeys.sums('payouts', asked),
      queryFn: async ({ signal }) => await api.payouts.summarize(asked, { signal }),
    });
  },
  /** The pending payouts that a list shows, in its order; without a filter those of a year, oldest first. */
  queue: (search: QueueSearch = {}) => {
    const dateTo = today();
    const all = { dateFrom: yearBefore(dateTo), dateTo, sort: 'createdDate' };
    const query = {
      ...(isFiltered(search) ? search : all),
      ...({ status: 'Pending', limit: queueSize } as const),
    };
    return listOptions('payouts', query, {
      queryFn: ({ signal }) => listPayouts(query, signal),
      placeholderData: keepPreviousData,
    });
  },
};
