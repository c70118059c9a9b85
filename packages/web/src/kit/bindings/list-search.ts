import { defaultPageSize } from '@daftar/domain';

const densities = ['compact', 'normal', 'comfortable'] as const;

/** Search parameters that every list has. Each filter adds a parameter of its own. */
export type ListSearch = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
  /** Ids of the visible columns in order, separated by commas. */
  readonly columns?: string | undefined;
  /** Ids of the hidden columns, separated by commas. Only older URLs have this parameter. */
  readonly hidden?: string | undefined;
  readonly density?: (typeof densities)[number] | undefined;
};

type Read<Filters extends string> = ListSearch & { readonly [Name in Filters]?: string | undefined };

const texts = ['sort', 'q', 'columns', 'hidden'] as const;
/** The router parses `1027` and `true` in a URL as a number and a boolean; the API expects the text. */
const text = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || Number.isSafeInteger(value) ? String(value) : '';
};
const integerUpTo = (max: number, fallback: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : fallback;
const density = (value: unknown) => densities.find((one) => one === value) ?? 'normal';

/**
 * Returns a function that reads a list's search parameters; filters are text. Invalid values get their default, and
 * unknown parameters are dropped.
 *
 * Written without a validation library: the routes are in the first bundle, and a library would outweigh all of them.
 */
export function listSearch<const Filters extends string = never>(...filters: readonly Filters[]) {
  const readers: Readonly<Record<string, (value: unknown) => string | number>> = {
    page: integerUpTo(Number.MAX_SAFE_INTEGER, 1),
    limit: integerUpTo(500, defaultPageSize),
    density,
    ...Object.fromEntries([...texts, ...filters].map((name) => [name, text])),
  };
  return (asked: Readonly<Record<string, unknown>>) => {
    const there = Object.entries(readers).filter(([name]) => asked[name] !== undefined);
    return Object.fromEntries(there.map(([name, read]) => [name, read(asked[name])])) as Read<Filters>;
  };
}

/** Returns the parameters of the list call: without empty texts, column choice and density. */
export function listQuery(
  search: ListSearch & Readonly<Record<string, unknown>>,
): Record<string, string | number> {
  const { columns: _columns, hidden: _hidden, density: _density, ...asked } = search;
  const filled = Object.entries(asked).filter(
    (entry): entry is [string, string | number] =>
      (typeof entry[1] === 'string' && entry[1] !== '') || typeof entry[1] === 'number',
  );
  return { page: 1, limit: defaultPageSize, ...Object.fromEntries(filled) };
}

/** Returns the parameters that decide which rows match: all except page, page size and order. */
export function filtersOf(query: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const { page: _page, limit: _limit, sort: _sort, ...filters } = query;
  return filters as Record<string, string | number>;
}
