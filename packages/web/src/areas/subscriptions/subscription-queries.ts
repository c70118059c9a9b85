import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { resourceQueries } from '../../kit/bindings/resource-queries.ts';

export const subscriptionQueries = resourceQueries('subscriptions', api.subscriptions);

/** Query options for the names in the operator filter: those of the newest subscriptions, and the caller's telecom operators. */
export const operatorNamesQuery = queryOptions({
  queryKey: queryKeys.list('subscriptions', { operators: true }),
  queryFn: async ({ signal }) => {
    const [newest, known] = await Promise.all([
      api.subscriptions.list({ limit: 100 }, { signal }),
      api.operators.list({ limit: 100 }, { signal }),
    ]);
    const names = [...newest.data.map(({ operator }) => operator), ...known.data.map(({ name }) => name)];
    return [...new Set(names)].sort((one, other) => one.localeCompare(other));
  },
  staleTime: 300_000,
});
