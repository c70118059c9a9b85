import type { WebhookDelivery, WebhookDeliveryQuery } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

/** Refetch interval in milliseconds while a delivery is pending. */
const pendingInterval = 4000;

/** Finds one delivery by a search for its id, because the contract has no operation for it; null when there is none. */
async function retrieve(
  id: string,
  options: { readonly signal: AbortSignal },
): Promise<WebhookDelivery | null> {
  const { data } = await api.webhookDeliveries.list({ q: id }, options);
  return data.find(({ _id }) => _id === id) ?? null;
}

const queries = resourceQueries('webhook-deliveries', {
  list: (query: WebhookDeliveryQuery | undefined, options) => api.webhookDeliveries.list(query, options),
  retrieve,
});

const intervalFor = (rows: readonly WebhookDelivery[] | null | undefined) =>
  rows?.some(({ status }) => status === 'pending') ? pendingInterval : false;

type Loaded = {
  readonly state: { readonly data?: { readonly data: readonly WebhookDelivery[] } | undefined };
};

/** Queries of deliveries; they refetch while a loaded delivery is pending. */
export const deliveryQueries = {
  ...queries,
  list: (query?: WebhookDeliveryQuery) => ({
    ...queries.list(query),
    refetchInterval: ({ state }: Loaded) => intervalFor(state.data?.data),
  }),
  detail: (id: string) =>
    queryOptions({
      ...queries.detail(id),
      refetchInterval: ({ state }) => intervalFor(state.data && [state.data]),
    }),
};
