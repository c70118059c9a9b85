import type { FetchQueryOptions, UseQueryOptions } from '@tanstack/react-query';
import type { Key, Resource } from '../../../api/query-keys.ts';
import { zoneOf } from '../../../i18n/home-zone.ts';
import type { ListCall } from '../../records/list-options.ts';

/** A page of rows as the API returns it. */
export type RowPage<Row> = {
  readonly data: readonly Row[];
  readonly current: number;
  readonly pages: number;
  readonly total: number;
  readonly totalIsCapped?: boolean | undefined;
  /** The cursor of the next page; absent on the last page, and for lists and orders without cursors. */
  readonly next?: string | null | undefined;
};

export type Query = Readonly<Record<string, string | number>>;

/** Builds the `useQuery` options of the list call for the URL's parameters, like `merchantQueries.list(query)`, by `listOptions`. */
export type ListQuery<Row> = (query: Record<string, string | number>) => {
  readonly queryKey: Key;
  readonly queryFn?: (...context: never[]) => RowPage<Row> | PromiseLike<RowPage<Row>>;
  readonly list: ListCall;
};

/** Returns the `useQuery` options of a list call. */
export const pageQuery = <Row>(rows: ListQuery<Row>, query: Query) =>
  // The options come from `queryOptions`, which has checked that TanStack Query can call `queryFn`.
  rows({ ...query }) as FetchQueryOptions<RowPage<Row>> & UseQueryOptions<RowPage<Row>>;

/** Returns the list's name, for example 'merchants' or 'transaction-report'. */
export const listNameOf = (rows: ListQuery<unknown>): Resource => rows({}).list.name;

/** Returns the parameters that the list call really sends: the query plus the report's own defaults. */
export function sentQueryOf(rows: ListQuery<unknown>, query: Query): Query {
  const sent = Object.entries(rows({ ...query }).list.sent);
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
