import type { OwnService } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** Services in the caller's scope, sorted by name: the options of the report filters. */
export const ownServices = queryOptions({
  queryKey: ['services', 'of reports'],
  queryFn: async ({ signal }) => {
    const services: Pick<OwnService, '_id' | 'serviceName' | 'merchant'>[] = [];
    const query = { limit: 500, sort: 'serviceName' };
    for await (const { _id, serviceName, merchant } of api.services.listOwn(query, { signal }))
      services.push({ _id, serviceName, merchant });
    return services;
  },
  staleTime: 5 * 60_000,
});
