import { invalid } from '../basics/problems.ts';

/** Wire field → SQL column or expression. Lists can be sorted only by these fields. */
export type Sorts = Record<string, string>;

/** Returns the sorts without some fields: callers must not sort by fields that they may not see. */
export const sortsWithout = (sorts: Sorts, hidden: readonly string[]): Sorts =>
  Object.fromEntries(Object.entries(sorts).filter(([field]) => !hidden.includes(field)));

/** Returns the column for a sort such as `-createdDate`. Throws 400 for other fields, so no input becomes SQL text. */
export function sortBy(sorts: Sorts, wanted: string): { field: string; column: string; descending: boolean } {
  const descending = wanted.startsWith('-');
  const field = descending ? wanted.slice(1) : wanted;
  const column = Object.hasOwn(sorts, field) ? sorts[field] : undefined;
  if (column === undefined) {
    const fields = Object.keys(sorts).join(', ');
    throw invalid('list.sort', { fields }, 'sort');
  }
  return { field, column, descending };
}

/** Returns the direction of ORDER BY: rows without a value come last in both directions. */
export const directionOf = (descending: boolean): string => `${descending ? 'desc' : 'asc'} nulls last`;
