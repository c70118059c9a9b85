import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../api/query-keys.ts';
import { type ListQuery, listNameOf, pageQuery, type Query, sentQueryOf } from './list-rows.ts';

/** All rows that match a list's filters: how to read them, and how many there are. */
export type AllRows<Row = object> = {
  readonly rowsOf: ListQuery<Row>;
  readonly query: Query;
  readonly total: number;
  readonly totalText: string;
};

/** Upper limit of rows that are read to compute sums. */
export const maxSummedRows = 5000;
const pageSize = 500;

/** Reads all rows of a list, page by page. The data is undefined until all pages are read. */
export function useAllRows<Row>({ rowsOf, query, total }: AllRows<Row>, wanted: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.allRows(listNameOf(rowsOf), sentQueryOf(rowsOf, query)),
    queryFn: async () => {
      const rows: Row[] = [];
      for (let page = 1; rows.length < total && page <= maxSummedRows / pageSize; page += 1) {
        const { data } = await client.fetchQuery(pageQuery(rowsOf, { ...query, page, limit: pageSize }));
        if (data.length === 0) break;
        rows.push(...data);
      }
      return rows;
    },
    enabled: wanted && total <= maxSummedRows,
  });
}
