import type { CheckoutRequestQuery } from '@daftar/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { periodOf } from '../../kit/lists/state/last-days.ts';

/**
 * Query options of a page of requests. Without a period in the URL it covers the last seven days. A search text uses the search
 * operation.
 */
export function requestRows(asked: Record<string, string | number>) {
  const body = { ...asked, ...periodOf(asked) };
  return queryOptions({
    queryKey: queryKeys.list('checkout-requests', body),
    queryFn: async ({ signal }) => {
      // The URL may hold any text: the server responds to invalid values with an error.
      const { q: query, ...rest } = body as CheckoutRequestQuery;
      return query
        ? await api.checkout.searchRequests({ ...rest, query }, { signal })
        : await api.checkout.requests(rest, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
