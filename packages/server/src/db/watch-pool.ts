import type pg from 'pg';

type AnyQuery = (...given: unknown[]) => unknown;

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return query !== null && typeof query === 'object' && 'text' in query ? String(query.text) : '';
};

/**
 * Tells of the statements that go straight to the pool. Those of transactions and of Kysely take a client from it and
 * are told of by Kysely: a client's own `query` is left alone, because whoever waits for one is called back in
 * somebody else's context.
 */
export function watchPool(pool: pg.Pool, onQuery: (text: string, ms: number, error?: unknown) => void): void {
  const query = pool.query.bind(pool) as AnyQuery;
  pool.query = ((...given: unknown[]) => {
    const began = performance.now();
    const answer = query(...given);
    if (answer instanceof Promise) {
      const told = (error?: unknown) => onQuery(textOf(given[0]), performance.now() - began, error);
      answer.then(() => told(), told);
    }
    return answer;
  }) as typeof pool.query;
}
