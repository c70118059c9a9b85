import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { resourceQueries } from '../../kit/bindings/resource-queries.ts';
import type { FindChoices } from '../../kit/pickers/choice-queries.ts';

export const subscriptionQueries = resourceQueries('subscriptions', api.subscriptions);

/** Rows that a search for operators reads of each list. */
const limit = 20;

/**
 * Query options for the operators whose names contain a text: those of subscriptions that match the text, and the caller's telecom
 * operators. A subscription's operator is a name; it may have no account.
 */
export const findOperators: FindChoices = (text) =>
  queryOptions({
    queryKey: queryKeys.list('subscriptions', { operators: text }),
    queryFn: async ({ signal }) => {
      const query = { limit, ...(text && { q: text }) };
      const [known, ...sold] = await Promise.all([
        api.operators.list(query, { signal }),
        // The newest, and both ends of the order, so that many subscriptions of one operator do not hide the others.
        ...[undefined, 'operator', '-operator'].map((sort) =>
          api.subscriptions.list({ ...query, ...(sort && { sort }) }, { signal }),
        ),
      ]);
      const names = [
        ...known.data.map(({ name }) => name),
        ...sold.flatMap(({ data }) => data.map(({ operator }) => operator)),
      ].filter((name) => name.toLowerCase().includes(text.toLowerCase()));
      return [...new Set(names)]
        .sort((one, other) => one.localeCompare(other))
        .map((name) => ({ _id: name, name }));
    },
    staleTime: 30_000,
  });
