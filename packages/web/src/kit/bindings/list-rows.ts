/** A page of rows as the wire has it. */
export type RowPage<Row> = {
  readonly data: readonly Row[];
  readonly current: number;
  readonly pages: number;
  readonly total: number;
  readonly totalIsCapped?: boolean | undefined;
};

/** The list call for what an address asks: `useQuery` options, as `merchantQueries.list(query)`. */
export type RowsOf = (query: Record<string, string | number>) => object;

/** What a list call is known by: its query key. */
export function keyOf(rows: RowsOf, query: Record<string, string | number>): readonly unknown[] {
  const { queryKey } = rows(query) as { queryKey: readonly unknown[] };
  return queryKey;
}
