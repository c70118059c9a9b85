import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** Number of rows in a workspace tab; a link below them opens the full list. */
const rowCounts = { services: 25, deliveries: 10 } as const;

/** A merchant's first services, sorted by name. */
export const servicesOf = (userTypeId: string) =>
  queryOptions({
    queryKey: queryKeys.ofMerchant('services', userTypeId),
    queryFn: async ({ signal }) =>
      await api.services.listOwn({ userTypeId, limit: rowCounts.services, sort: 'serviceName' }, { signal }),
  });

/** A merchant's latest deliveries; refetched while one of them is pending. */
export const deliveriesTo = (userTypeId: string) =>
  queryOptions({
    queryKey: queryKeys.ofMerchant('webhook-deliveries', userTypeId),
    queryFn: async ({ signal }) =>
      await api.webhookDeliveries.list({ userTypeId, limit: rowCounts.deliveries }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'pending') ? 4000 : false,
  });
