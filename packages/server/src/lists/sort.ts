import { invalid } from '../basics/problems.ts';

/** Wire field → SQL column or expression. Lists can be sorted only by these fields. */
export type Sorts = Record<string, string | IndexedColumn>;

/** A column that is never null, with the two orders that its index serves. */
interface IndexedColumn {
  column: string;
  asc: string;
  desc: string;
}

/** A column with an index in PostgreSQL's default order, which does not serve an order with `nulls last`. */
export const indexed = (column: string): IndexedColumn => ({ column, asc: 'asc', desc: 'desc' });

/** A column with an index in the order `desc nulls last`. The ascending order reads the index backwards. */
export const indexedNullsLast = (column: string): IndexedColumn => ({
  column,
  asc: 'asc nulls first',
  desc: 'desc nulls last',
});

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
    : { column: found.column, descending, direction: found[order] };
}
