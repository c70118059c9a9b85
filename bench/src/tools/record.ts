import type { PoolClient } from 'pg';

/** A statement as the server sent it. */
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

/** Records the statements that an action sends over a pool, in stages. The statements of one stage ran concurrently. */
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

/** True when a recording has fewer statements than another, or the same number in fewer stages. */
const isLess = (one: Statement[][], other: Statement[][]): boolean =>
  one.flat().length < other.flat().length ||
  (one.flat().length === other.flat().length && one.length < other.length);

/**
 * Returns the smallest of several recordings of an action. A recording can contain statements of background jobs, and
 * concurrent statements run one after another while the pool opens its connections.
 */
export async function fewestStatements(pool: Pool, action: () => Promise<unknown>): Promise<Statement[][]> {
  const recorded: Statement[][][] = [];
  while (recorded.length < TIMES) recorded.push(await recordStatements(pool, action));
  return recorded.reduce((best, next) => (isLess(next, best) ? next : best));
}
