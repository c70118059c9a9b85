import path from 'node:path';
import { startEmbeddedPostgres } from '@daftar/embedded-postgres';
import type { Logger } from 'pino';
import { within } from '../basics/within.ts';
import type { Environment } from '../config/read-config.ts';
import { checkDatabase } from '../db/check-database.ts';
import { type Connection, connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import type { Gateway } from '../gateway.ts';
import { freeJobs } from '../jobs/free-jobs.ts';
import { migrateJobs } from '../jobs/start-jobs.ts';
import type { Metrics } from '../observe/metrics.ts';
import { observeQueries } from '../observe/observe-queries.ts';
import type { Shutdown } from './shutdown.ts';

const POOL_MS = 2_000;
const NO_LIMIT = 0;

export interface OpenOptions {
  environment: Environment;
  log: Logger;
  metrics: Metrics;
  shutdown: Shutdown;
  stopped: AbortSignal | undefined;
}

/**
 * The database that the environment means, its schema brought up to date: one pool for signed-in people, and a smaller one
 * that nothing they ask for can use up.
 */
export async function openProductDatabase(
  options: OpenOptions,
): Promise<Pick<Gateway, 'db' | 'pool' | 'payments'>> {
  const { environment, log, metrics, shutdown, stopped } = options;
  const { connection, alone } = await findDatabase(options);
  const onLost = (error: Error) => {
    // The error object carries its client, and that its statements: only the sentence is logged.
    if (!shutdown.signal.aborted) log.warn({ reason: error.message }, 'lost a connection to the database');
  };
  const open = (size: number, seconds: number) =>
    connect({ ...connection, statement_timeout: seconds * 1000 }, size, onLost, observeQueries(metrics));
  const payments = open(environment.DATABASE_PAYMENT_CONNECTIONS, NO_LIMIT);
  const office = open(environment.DATABASE_CONNECTIONS, environment.DATABASE_STATEMENT_SECONDS);
  // A statement that hangs must not keep the process: the database ends it with its connection.
  shutdown.last(() => within(Promise.all([office.close(), payments.close()]), POOL_MS));
  stopped?.throwIfAborted();
  if (environment.DATABASE_URL) await checkDatabase(payments.pool, environment.DATABASE_URL);
  await migrate(payments.db);
  await migrateJobs({ ...payments, log });
  if (alone) await freeJobs(payments);
  return { db: office.db, pool: office.pool, payments: { db: payments.db, pool: payments.pool } };
}

async function findDatabase({
  environment,
  log,
  shutdown,
}: OpenOptions): Promise<{ connection: Connection; alone: boolean }> {
  if (environment.DATABASE_URL)
    return { connection: { connectionString: environment.DATABASE_URL }, alone: false };
  const postgres = await startEmbeddedPostgres({
    dataFolder: path.resolve(environment.DATA_FOLDER),
    log: (line) => log.debug({ postgres: line }),
  });
  shutdown.last(() => postgres.stop());
  // Started by us just now, nobody else is at work on it.
  return { connection: postgres.connection, alone: !postgres.attached };
}
