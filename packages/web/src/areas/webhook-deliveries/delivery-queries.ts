import type { WebhookDelivery, WebhookDeliveryQuery } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { resourceQueries } from '../../kit/bindings/resource-queries.ts';
import { api } from '../../session/api.ts';

/** How soon one looks again while something is on its way. */
const soon = 4000;

/** The list finds an id as a whole: there is no operation that reads one delivery; null when there is none. */
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

const whilePending = (rows: readonly WebhookDelivery[] | null | undefined) =>
  rows?.some(({ status }) => status === 'pending') ? soon : false;

/** Deliveries, read again by themselves while any of those that show is pending. */
export const deliveryQueries = {
  ...queries,
  list: (query?: WebhookDeliveryQuery) =>
    queryOptions({
      ...queries.list(query),
      refetchInterval: ({ state }) => whilePending(state.data?.data),
    }),
  detail: (id: string) =>
    queryOptions({
      ...queries.detail(id),
      refetchInterval: ({ state }) => whilePending(state.data && [state.data]),
    }),
};
