import type { CheckoutLogQuery } from '@daftar/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { periodOf } from '../../kit/lists/state/last-days.ts';

/**
 * Query options of a page of logs. Without a period in the URL it covers the last seven days. A search text uses the search
 * operation.
 */
export function logRows({ log: _log, ...asked }: Record<string, string | number>) {
  const body = { ...asked, ...periodOf(asked) };
  return queryOptions({
    queryKey: queryKeys.list('checkout-logs', body),
    queryFn: async ({ signal }) => {
      // The URL may hold any text: the server responds to invalid values with an error.
      const { q: query, ...rest } = body as CheckoutLogQuery;
      return query
        ? await api.checkout.searchLogs({ ...rest, query }, { signal })
        : await api.checkout.logs(rest, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
