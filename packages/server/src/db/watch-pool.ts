import type pg from 'pg';

type AnyQuery = (...given: unknown[]) => unknown;

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return query !== null && typeof query === 'object' && 'text' in query ? String(query.text) : '';
};

/**
 * Reports statements that are sent with `pool.query`. Kysely reports its own, which use a client of the pool. A client's
 * `query` is not wrapped, because the pool runs waiting callbacks in another request's async context.
 */
export function watchPool(pool: pg.Pool, onQuery: (text: string, ms: number, error?: unknown) => void): void {
  const query = pool.query.bind(pool) as AnyQuery;
  pool.query = ((...given: unknown[]) => {
    const began = performance.now();
    const result = query(...given);
    if (result instanceof Promise) {
      const report = (error?: unknown) => onQuery(textOf(given[0]), performance.now() - began, error);
      result.then(() => report(), report);
    }
    return result;
  }) as typeof pool.query;
}
