import type { OwnService } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The services in the caller's scope, by name: what a report's filters are chosen from. */
export const ownServices = queryOptions({
  queryKey: ['services', 'of reports'],
  queryFn: async ({ signal }) => {
    const own: Pick<OwnService, '_id' | 'serviceName' | 'merchant'>[] = [];
    const query = { limit: 500, sort: 'serviceName' };
    for await (const { _id, serviceName, merchant } of api.services.listOwn(query, { signal }))
      own.push({ _id, serviceName, merchant });
    return own;
  },
  staleTime: 5 * 60_000,
});
