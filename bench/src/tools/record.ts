import type { PoolClient } from 'pg';

/** A statement as the server issued it. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

interface Pool {
  on(event: 'acquire', listener: (client: PoolClient) => void): unknown;
  off(event: 'acquire', listener: (client: PoolClient) => void): unknown;
}

type AnyQuery = (first: Statement | string, values?: unknown[], ...rest: unknown[]) => unknown;

/** Records the statements that an action sends over a pool, in stages: those of one stage were under way together. */
export async function recordStatements(pool: Pool, action: () => Promise<unknown>): Promise<Statement[][]> {
  const stages: Statement[][] = [];
  const originals = new Map<PoolClient, AnyQuery>();
  let underWay = 0;
  const start = (first: Statement | string, values: unknown[] = []) => {
    const statement = typeof first === 'string' ? { text: first, values } : first;
    if (underWay++ === 0) stages.push([]);
    stages.at(-1)?.push(statement);
  };
  const end = () => {
    underWay--;
  };
  const watch = (client: PoolClient) => {
    if (originals.has(client)) return;
    const original = client.query as AnyQuery;
    originals.set(client, original);
    const query: AnyQuery = (first, values, done, ...rest) => {
      start(first, values);
      if (typeof done === 'function')
        return original.call(client, first, values, (...outcome: unknown[]) => {
          end();
          done(...outcome);
        });
      return (original.call(client, first, values, done, ...rest) as Promise<unknown>).finally(end);
    };
    Object.assign(client, { query });
  };
  pool.on('acquire', watch);
  try {
    await action();
  } finally {
    pool.off('acquire', watch);
    for (const [client, query] of originals) Object.assign(client, { query });
  }
  return stages;
}

const TIMES = 5;

/** Whether a recording holds less than another: fewer statements, or as many of which more were under way together. */
const isLess = (one: Statement[][], other: Statement[][]): boolean =>
  one.flat().length < other.flat().length ||
  (one.flat().length === other.flat().length && one.length < other.length);

/**
 * The statements of an action alone, of some recordings the least: background jobs may share the pool, and statements that
 * go together wait for one another while the pool still opens its connections.
 */
export async function fewestStatements(pool: Pool, action: () => Promise<unknown>): Promise<Statement[][]> {
  const recorded: Statement[][][] = [];
  while (recorded.length < TIMES) recorded.push(await recordStatements(pool, action));
  return recorded.reduce((best, next) => (isLess(next, best) ? next : best));
}
