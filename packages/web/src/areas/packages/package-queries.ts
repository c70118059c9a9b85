import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

export const packageQueries = resourceQueries('packages', api.packages);

/** Query options for how often a package's link was opened and paid. */
export const packageFiguresQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.detail('packages', `${id}/figures`),
    queryFn: async ({ signal }) => await api.packages.figures(id, { signal }),
  });
