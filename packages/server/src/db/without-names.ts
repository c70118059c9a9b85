import type pg from 'pg';

type AnyQuery = (...given: unknown[]) => unknown;

const withoutName = (query: unknown): unknown => {
  if (query === null || typeof query !== 'object' || !('name' in query)) return query;
  const { name: _, ...rest } = query;
  return rest;
};

/**
 * Sends statements without the names that callers give them. Behind a pooler in transaction mode, a named statement may reach a
 * connection that does not know it, or knows it already.
 */
export function sendWithoutNames(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as AnyQuery;
  pool.query = ((statement: unknown, ...given: unknown[]) =>
    query(withoutName(statement), ...given)) as typeof pool.query;
}
