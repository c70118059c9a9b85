import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import type { FindChoices } from '../../kit/forms/pickers/choice-queries.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

export const subscriptionQueries = resourceQueries('subscriptions', api.subscriptions);

/** Query options for at most 20 operators of the caller's subscriptions whose names contain a text. An operator is known by its name. */
export const findOperators: FindChoices = (text) =>
  queryOptions({
    queryKey: queryKeys.list('subscriptions', { operators: text }),
    queryFn: async ({ signal }) => {
      const { data } = await api.subscriptions.operators(text ? { q: text } : {}, { signal });
      return data.map((name) => ({ _id: name, name }));
    },
    staleTime: 30_000,
  });
