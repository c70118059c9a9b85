import type { Key, Resource } from '../../api/query-keys.ts';
import { zoneOf } from '../../i18n/home-zone.ts';

/** A page of rows as the API returns it. */
export type RowPage<Row> = {
  readonly data: readonly Row[];
  readonly current: number;
  readonly pages: number;
  readonly total: number;
  readonly totalIsCapped?: boolean | undefined;
};

export type Query = Readonly<Record<string, string | number>>;

/**
 * Builds the `useQuery` options of the list call for the URL's parameters, like `merchantQueries.list(query)`.
 *
 * The query key starts with the list's name and ends with the parameters that the call sends.
 */
export type ListQuery = (query: Record<string, string | number>) => object;

/** Returns the query key of a list call. */
export function queryKeyOf(rows: ListQuery, query: Query): Key {
  const { queryKey } = rows({ ...query }) as { queryKey: Key };
  return queryKey;
}

/** Returns the list's name, for example 'merchants' or 'transaction-report'. */
export const listNameOf = (rows: ListQuery): Resource => queryKeyOf(rows, {})[0];

/** Returns the parameters that the list call really sends: the query plus the report's own defaults. */
export function sentQueryOf(rows: ListQuery, query: Query): Query {
  const sent = Object.entries(Object(queryKeyOf(rows, query).at(-1)));
  return Object.fromEntries(
    sent.filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}

/** Returns the list's time zone: that of the filtered country, otherwise that of the user. */
export function listZone({ country }: Query): string {
  return zoneOf(typeof country === 'string' ? country : undefined);
}
