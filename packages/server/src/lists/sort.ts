import { invalid } from '../basics/problems.ts';

/** Wire field → SQL column or expression, written by us. Only these can be sorted by. */
export type Sorts = Record<string, string>;

/** The column that a wire field stands for, '-' before it for descending; nothing from the request reaches SQL as text. */
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
