import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Key, queryKeys } from '../../api/query-keys.ts';
import { type ListQuery, type Query, queryKeyOf, type RowPage } from './list-rows.ts';

/** All rows that match a list's filters: how to read them, and how many there are. */
export type AllRows = {
  readonly rowsOf: ListQuery;
  readonly query: Query;
  readonly total: number;
  readonly totalText: string;
};

/** Upper limit of rows that are read to compute sums. */
export const maxSummedRows = 5000;
const pageSize = 500;

/** Reads all rows of a list, page by page. The data is undefined until all pages are read. */
export function useAllRows({ rowsOf, query, total }: AllRows, wanted: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.allRows(queryKeyOf(rowsOf, query)),
    queryFn: async () => {
      const rows: object[] = [];
      for (let page = 1; rows.length < total && page <= maxSummedRows / pageSize; page += 1) {
        const options = rowsOf({ ...query, page, limit: pageSize }) as { queryKey: Key };
        const { data } = await client.fetchQuery<RowPage<object>>(options);
        if (data.length === 0) break;
        rows.push(...data);
      }
      return rows;
    },
    enabled: wanted && total <= maxSummedRows,
  });
}
