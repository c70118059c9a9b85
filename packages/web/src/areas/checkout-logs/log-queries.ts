import type { CheckoutLogQuery } from '@daftar/sdk';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { periodOf } from '../../kit/lists/state/last-days.ts';
import { listOptions } from '../../kit/records/list-options.ts';

/**
 * Query options of a page of logs. Without a period in the URL it covers the last seven days. A search text uses the search
 * operation.
 */
export function logRows({ log: _log, ...asked }: Record<string, string | number>) {
  const body = { ...asked, ...periodOf(asked) };
  return listOptions('checkout-logs', body, {
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
