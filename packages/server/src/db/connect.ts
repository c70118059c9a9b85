import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables-books.ts';
import { watchPool } from './watch-pool.ts';

const DATE = 1082;
/** Keeps a `date` as 'YYYY-MM-DD': node-postgres would turn it into an instant in the local time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === DATE
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface Connection {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  /** Milliseconds after which the database cancels a statement; 0 or undefined means no limit. */
  statement_timeout?: number;
  /**
   * Pipeline mode: sends a statement before the previous one has returned. Such connections support neither cursors nor COPY.
   */
  pipeline?: boolean;
}

/**
 * A new connection costs 35 ms and plans every statement anew. With pg's default of ten seconds, each burst of payments would
 * open some.
 */
const CLOSE_IDLE_AFTER = 5 * 60_000;

/** Opens a pool of connections. `onLost` gets errors of lost connections, `onQuery` the time of each statement. */
export function connect(
  connection: Connection,
  size = 10,
  onLost: (error: Error) => void = () => {},
  onQuery?: (text: string, ms: number, error?: unknown) => void,
): Database {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: CLOSE_IDLE_AFTER,
    application_name: 'daftar',
  });
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  const log = (event: LogEvent) =>
    onQuery?.(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined);
  if (onQuery) watchPool(pool, onQuery);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(onQuery && { log }) });
  return { db, pool, close: () => db.destroy() };
}
