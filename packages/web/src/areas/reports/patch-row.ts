import type { QueryClient } from '@tanstack/react-query';

type Page = { readonly data: readonly { readonly _id: string }[] };

/** Changes one row in every cached page of a report, without moving it or requesting the report again. */
export function patchRow(client: QueryClient, report: string, id: string, values: object): void {
  client.setQueriesData<Page>(
    { queryKey: [report] },
    (page) =>
      page && { ...page, data: page.data.map((row) => (row._id === id ? { ...row, ...values } : row)) },
  );
}
