import { defaultPageSize } from '@daftar/domain';
import * as v from 'valibot';

const text = v.optional(v.fallback(v.string(), ''));

/** What every list keeps in its address; filters stand beside it under their own names. */
export const listSearchEntries = {
  page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
  limit: v.optional(
    v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), defaultPageSize),
  ),
  sort: text,
  q: text,
  /** Ids of the columns that show, in their order, with commas. */
  columns: text,
  /** Ids of the columns that are hidden, as older addresses have them. */
  hidden: text,
  density: v.optional(v.fallback(v.picklist(['compact', 'normal', 'comfortable']), 'normal')),
};

/** The schema of a list's address with its filters, each a text. */
export function listSearch<const Filters extends string = never>(...filters: readonly Filters[]) {
  const entries = Object.fromEntries(filters.map((name) => [name, text])) as Record<Filters, typeof text>;
  return v.object({ ...listSearchEntries, ...entries });
}

export type ListSearch = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
  readonly columns?: string | undefined;
  readonly hidden?: string | undefined;
  readonly density?: 'compact' | 'normal' | 'comfortable' | undefined;
};

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
