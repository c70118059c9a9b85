import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** As many as a tab shows; its last line leads to the list with all of them. */
const shown = { services: 25, deliveries: 10 } as const;

/** A merchant's first services, by name. */
export const servicesOf = (userTypeId: string) =>
  queryOptions({
    queryKey: ['services', 'of-merchant', userTypeId],
    queryFn: async ({ signal }) =>
      await api.services.list({ userTypeId, limit: shown.services, sort: 'serviceName' }, { signal }),
  });

/** The latest deliveries to a merchant, looked at again while any is on its way. */
export const deliveriesTo = (userTypeId: string) =>
  queryOptions({
    queryKey: ['webhook-deliveries', 'of-merchant', userTypeId],
    queryFn: async ({ signal }) =>
      await api.webhookDeliveries.list({ userTypeId, limit: shown.deliveries }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'pending') ? 4000 : false,
  });
