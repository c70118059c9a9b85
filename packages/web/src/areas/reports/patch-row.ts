import type { QueryClient } from '@tanstack/react-query';
import { queryKeys, type Resource } from '../../api/query-keys.ts';

type Page = { readonly data: readonly { readonly _id: string }[] };

/**
 * Changes one row in every cached page of a report, without moving it or requesting the report again. Leaves alone what
 * else is cached of the report, for example its sums.
 */
export function patchRow(client: QueryClient, report: Resource, id: string, values: object): void {
  client.setQueriesData<Partial<Page>>({ queryKey: queryKeys.lists(report) }, (page) =>
    page?.data
      ? { ...page, data: page.data.map((row) => (row._id === id ? { ...row, ...values } : row)) }
      : page,
  );
}
