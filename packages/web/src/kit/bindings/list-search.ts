import { defaultPageSize } from '@daftar/domain';

const densities = ['compact', 'normal', 'comfortable'] as const;

/** What every list keeps in its address; filters stand beside it under their own names. */
export type ListSearch = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
  /** Ids of the columns that show, in their order, with commas. */
  readonly columns?: string | undefined;
  /** Ids of the columns that are hidden, as older addresses have them. */
  readonly hidden?: string | undefined;
  readonly density?: (typeof densities)[number] | undefined;
};

type Read<Filters extends string> = ListSearch & { readonly [Name in Filters]?: string | undefined };

const texts = ['sort', 'q', 'columns', 'hidden'] as const;
/** The router reads a bare number or truth value of an address as such: the wire wants what was written. */
const text = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || Number.isSafeInteger(value) ? String(value) : '';
};
const whole = (most: number, otherwise: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise;
const density = (value: unknown) => densities.find((one) => one === value) ?? 'normal';

/**
 * Reads a list's address with its filters, each a text: what is there and wrong is repaired, what is unknown is dropped.
 *
 * By hand: every page's frame waits for the routes, and a validator's library weighs more there than all of them.
 */
export function listSearch<const Filters extends string = never>(...filters: readonly Filters[]) {
  const readers: Readonly<Record<string, (value: unknown) => string | number>> = {
    page: whole(Number.MAX_SAFE_INTEGER, 1),
    limit: whole(500, defaultPageSize),
    density,
    ...Object.fromEntries([...texts, ...filters].map((name) => [name, text])),
  };
  return (asked: Readonly<Record<string, unknown>>) => {
    const there = Object.entries(readers).filter(([name]) => asked[name] !== undefined);
    return Object.fromEntries(there.map(([name, read]) => [name, read(asked[name])])) as Read<Filters>;
  };
}

/** What the list call takes of an address: empty texts and the look of the grid stay behind. */
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

/** What of a question decides which rows there are: not the page, its size or the order. */
export function filtersOf(query: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const { page: _page, limit: _limit, sort: _sort, ...filters } = query;
  return filters as Record<string, string | number>;
}
