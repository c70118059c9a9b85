import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf, type Query, type RowPage, type RowsOf } from './list-rows.ts';

/** Everything that a list's filters find: how to read it, and how much it is. */
export type AllRows = {
  readonly rowsOf: RowsOf;
  readonly query: Query;
  readonly total: number;
  readonly totalText: string;
};

/** More than these are not read only to be added up. */
export const mostRead = 5000;
const atOnce = 500;

/** Reads all rows of a list, page by page; undefined until all are there. */
export function useAllRows({ rowsOf, query, total }: AllRows, wanted: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...keyOf(rowsOf, query), 'all'],
    queryFn: async () => {
      const rows: object[] = [];
      for (let page = 1; rows.length < total && page <= mostRead / atOnce; page += 1) {
        const options = rowsOf({ ...query, page, limit: atOnce }) as { queryKey: readonly unknown[] };
        const { data } = await client.fetchQuery<RowPage<object>>(options);
        if (data.length === 0) break;
        rows.push(...data);
      }
      return rows;
    },
    enabled: wanted && total <= mostRead,
  });
}
