import type { QueryClient } from '@tanstack/react-query';
import { queryKeys, type Resource } from '../../api/query-keys.ts';

type Page = { readonly data: readonly { readonly _id: string }[] };

/**
 * Changes one row in every cached page of a report, without moving the row or requesting the report again. Does not change the
 * report's other cached data, for example its sums.
 */
export function patchRow(client: QueryClient, report: Resource, id: string, values: object): void {
  client.setQueriesData<Partial<Page>>({ queryKey: queryKeys.lists(report) }, (page) =>
    page?.data
      ? { ...page, data: page.data.map((row) => (row._id === id ? { ...row, ...values } : row)) }
      : page,
  );
}
