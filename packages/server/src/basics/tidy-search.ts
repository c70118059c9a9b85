import { tidyText } from '@daftar/domain';

/**
 * Returns a list's filters with their search text as it was meant to be typed. Pasted texts carry direction marks and blanks,
 * with which an id or a number equals none.
 */
export function tidySearch<T>(filters: T): T {
  if (typeof filters !== 'object' || filters === null || !('q' in filters)) return filters;
  return typeof filters.q === 'string' ? { ...filters, q: tidyText(filters.q) } : filters;
}
