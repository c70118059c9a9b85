import { invalid } from '../basics/problems.ts';

/** Wire field → SQL column or expression. Lists can be sorted only by these fields. */
export type Sorts = Record<string, string | IndexedColumn>;

interface IndexedColumn {
  indexed: string;
}

/**
 * A column of `Sorts` that is never null and has an index in PostgreSQL's default order. The index does not serve an order with
 * `nulls last`.
 */
export const indexed = (column: string): IndexedColumn => ({ indexed: column });

/** Returns the sorts without some fields: callers must not sort by fields that they may not see. */
export const sortsWithout = (sorts: Sorts, hidden: readonly string[]): Sorts =>
  Object.fromEntries(Object.entries(sorts).filter(([field]) => !hidden.includes(field)));

/**
 * Returns the column and the direction for a sort such as `-createdDate`: rows without a value come last in both directions.
 * Throws 400 for other fields, so no input becomes SQL text.
 */
export function sortBy(sorts: Sorts, wanted: string) {
  const descending = wanted.startsWith('-');
  const field = descending ? wanted.slice(1) : wanted;
  const found = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (found === undefined) {
    const fields = Object.keys(sorts).join(', ');
    throw invalid('list.sort', { fields }, 'sort');
  }
  const order = descending ? 'desc' : 'asc';
  return typeof found === 'string'
    ? { column: found, descending, direction: `${order} nulls last` }
    : { column: found.indexed, descending, direction: order };
}
