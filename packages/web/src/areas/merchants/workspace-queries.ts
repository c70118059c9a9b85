import type { MerchantDetail, Service } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** More services than one merchant ever has; the list itself has no end of pages. */
const most = 500;

/** Every service of a merchant: the list finds by name, and names of others may hold this one. */
export const servicesOf = ({ _id, name }: MerchantDetail) =>
  queryOptions({
    queryKey: ['services', 'of-merchant', _id],
    queryFn: async ({ signal }) => {
      const own: Service[] = [];
      for await (const service of api.services.list(
        { q: name, limit: 100, sort: 'serviceName' },
        { signal },
      )) {
        if (service.merchant._id === _id) own.push(service);
        if (own.length === most) break;
      }
      return own;
    },
  });

/** The latest deliveries to a merchant, looked at again while any is on its way. */
export const deliveriesTo = ({ _id, name }: MerchantDetail) =>
  queryOptions({
    queryKey: ['webhook-deliveries', 'of-merchant', _id],
    queryFn: async ({ signal }) => {
      const { data } = await api.webhookDeliveries.list({ q: name, limit: 100 }, { signal });
      return data.filter(({ merchantName }) => merchantName === name).slice(0, 10);
    },
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'pending') ? 4000 : false),
  });
