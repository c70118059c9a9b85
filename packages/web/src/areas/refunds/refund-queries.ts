import type { Refund, RefundQuery } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

/** Refetch interval in milliseconds while a refund is with the provider. */
const pendingInterval = 4000;

const queries = resourceQueries('refunds', {
  list: (query: RefundQuery | undefined, options) => api.refunds.list(query, options),
  retrieve: (id: string, options) => api.refunds.retrieve(id, options),
});

const intervalFor = (rows: readonly Refund[] | undefined) =>
  rows?.some(({ status }) => status === 'pending' || status === 'requested') ? pendingInterval : false;

type Loaded = { readonly state: { readonly data?: { readonly data: readonly Refund[] } | undefined } };

/** Queries of refunds; they refetch while a loaded refund is with the provider. */
export const refundQueries = {
  ...queries,
  list: (query?: RefundQuery) => ({
    ...queries.list(query),
    refetchInterval: ({ state }: Loaded) => intervalFor(state.data?.data),
  }),
  detail: (id: string) =>
    queryOptions({
      ...queries.detail(id),
      refetchInterval: ({ state }) => intervalFor(state.data && [state.data]),
    }),
};
