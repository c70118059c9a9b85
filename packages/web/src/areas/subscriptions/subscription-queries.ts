import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { resourceQueries } from '../../kit/bindings/resource-queries.ts';

export const subscriptionQueries = resourceQueries('subscriptions', api.subscriptions);

/** Query options for the names of the telecom operators, for the filter. */
export const operatorNamesQuery = queryOptions({
  queryKey: queryKeys.list('carriers', { operators: true }),
  queryFn: async ({ signal }) =>
    (await api.operators.list({ limit: 100 }, { signal })).data.map(({ name }) => name),
  staleTime: 300_000,
});
