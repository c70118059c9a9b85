import path from 'node:path';
import { startEmbeddedPostgres } from '@daftar/embedded-postgres';
import type { Logger } from 'pino';
import { finishesWithin } from '../basics/finishes-within.ts';
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
 * Opens the configured database and migrates it. Returns two pools: one for signed-in users, and one for payments and jobs,
 * which users' requests cannot exhaust.
 */
export async function openProductDatabase(
  options: OpenOptions,
): Promise<Pick<Gateway, 'db' | 'pool' | 'payments'>> {
  const { environment, log, metrics, shutdown, stopped } = options;
  const { connection, isExclusive } = await findDatabase(options);
  const onLost = (error: Error) => {
    // Logs only the message: the error refers to its client, which holds statements.
    if (!shutdown.signal.aborted) log.warn({ reason: error.message }, 'lost a connection to the database');
  };
  const open = (size: number, seconds: number) =>
    connect({ ...connection, statement_timeout: seconds * 1000 }, size, onLost, observeQueries(metrics));
  const payments = open(environment.DATABASE_PAYMENT_CONNECTIONS, NO_LIMIT);
  const office = open(environment.DATABASE_CONNECTIONS, environment.DATABASE_STATEMENT_SECONDS);
  // Does not wait for a statement that hangs: PostgreSQL cancels it when the connection closes.
  shutdown.addDependency(() => finishesWithin(Promise.all([office.close(), payments.close()]), POOL_MS));
  stopped?.throwIfAborted();
  if (environment.DATABASE_URL) await checkDatabase(payments.db, environment.DATABASE_URL);
  await migrate(payments.db);
  await migrateJobs({ ...payments, log });
  if (isExclusive) await freeJobs(payments);
  return { db: office.db, pool: office.pool, payments: { db: payments.db, pool: payments.pool } };
}

async function findDatabase({
  environment,
  log,
  shutdown,
}: OpenOptions): Promise<{ connection: Connection; isExclusive: boolean }> {
  if (environment.DATABASE_URL)
    return { connection: { connectionString: environment.DATABASE_URL }, isExclusive: false };
  const postgres = await startEmbeddedPostgres({
    dataFolder: path.resolve(environment.DATA_FOLDER),
    log: (line) => log.debug({ postgres: line }),
  });
  shutdown.addDependency(() => postgres.stop());
  // A database that this process has just started has no other users.
  return { connection: postgres.connection, isExclusive: !postgres.attached };
}
