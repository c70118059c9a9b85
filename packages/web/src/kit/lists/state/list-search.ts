import { defaultPageSize } from '@daftar/domain';

const densities = ['compact', 'normal', 'comfortable'] as const;

/** Search parameters that every list has. Each filter adds a parameter of its own. */
export type ListSearch = {
  readonly page?: number | undefined;
  /** The cursor of a page beyond those that have numbers. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
  /** Ids of the visible columns in order, separated by commas. */
  readonly columns?: string | undefined;
  /** Ids of the hidden columns, separated by commas. Only older URLs have this parameter. */
  readonly hidden?: string | undefined;
  /** Widths in pixels that the user has set: column ids with a width each, such as `name:240,country:120`. */
  readonly widths?: string | undefined;
  readonly density?: (typeof densities)[number] | undefined;
};

type Read<Names extends string> = ListSearch & { readonly [Name in Names]?: string | undefined };

/** The parameters of a list's operation that filter its rows. */
type FilterOf<Query> = Exclude<keyof Query & string, keyof ListSearch>;

const texts = ['after', 'sort', 'q', 'columns', 'hidden', 'widths'] as const;
/** The router parses `1027` and `true` in a URL as a number and a boolean; the API expects the text. */
const text = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || Number.isSafeInteger(value) ? String(value) : '';
};
const integerUpTo = (max: number, fallback: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : fallback;
const density = (value: unknown) => densities.find((one) => one === value) ?? 'normal';

/**
 * Returns a function that reads the search parameters that every list has, and the named ones, which are text. Invalid values
 * get their default, and unknown parameters are dropped.
 *
 * Written without a validation library: the routes are in the first bundle, and a library would outweigh all of them.
 */
export function pageSearch<const Names extends string = never>(...names: readonly Names[]) {
  const readers: Readonly<Record<string, (value: unknown) => string | number>> = {
    page: integerUpTo(Number.MAX_SAFE_INTEGER, 1),
    limit: integerUpTo(500, defaultPageSize),
    density,
    ...Object.fromEntries([...texts, ...names].map((name) => [name, text])),
  };
  return (asked: Readonly<Record<string, unknown>>) => {
    const there = Object.entries(readers).filter(([name]) => asked[name] !== undefined);
    return Object.fromEntries(there.map(([name, read]) => [name, read(asked[name])])) as Read<Names>;
  };
}

/**
 * Like `pageSearch`, for a list whose operation has the parameters `Query`. The compiler checks that each filter is one of them.
 * `Own` names further parameters of the page, which are not sent.
 */
export const listSearch =
  <Query extends object, Own extends string = never>() =>
  <const Names extends FilterOf<Query> | Own = never>(...names: readonly Names[]) =>
    pageSearch(...names);

/** Returns the parameters of the list call. Leaves out empty texts, the arrangement of the columns, and the density. */
export function listQuery(
  search: ListSearch & Readonly<Record<string, unknown>>,
): Record<string, string | number> {
  const { columns: _columns, hidden: _hidden, widths: _widths, density: _density, ...asked } = search;
  const filled = Object.entries(asked).filter(
    (entry): entry is [string, string | number] =>
      (typeof entry[1] === 'string' && entry[1] !== '') || typeof entry[1] === 'number',
  );
  return { page: 1, limit: defaultPageSize, ...Object.fromEntries(filled) };
}

/** Returns the parameters that decide which rows match: all except page, cursor, page size and order. */
export function filtersOf(query: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const { page: _page, after: _after, limit: _limit, sort: _sort, ...filters } = query;
  return filters as Record<string, string | number>;
}
