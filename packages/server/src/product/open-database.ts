import path from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '../config.ts';
import { type Connection, connect, type Database } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';
import { freeJobs } from '../free-jobs.ts';
import { migrateJobs } from '../jobs.ts';
import type { Metrics } from '../observe/metrics.ts';
import { observeQueries } from '../observe/observe-queries.ts';
import { checkDatabase } from './check-database.ts';
import type { Shutdown } from './shutdown.ts';
import { within } from './within.ts';

const POOL_MS = 2_000;

export interface OpenOptions {
  environment: Environment;
  log: Logger;
  metrics: Metrics;
  shutdown: Shutdown;
  stopped: AbortSignal | undefined;
}

/** The database that the environment means, its schema brought up to date. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { environment, log, metrics, shutdown, stopped } = options;
  const { connection, alone } = await findDatabase(options);
  const onLost = (error: Error) => {
    // The error object carries its client, and that its statements: only the sentence is logged.
    if (!shutdown.signal.aborted) log.warn({ reason: error.message }, 'lost a connection to the database');
  };
  const database = connect(connection, environment.DATABASE_CONNECTIONS, onLost, observeQueries(metrics));
  // A statement that hangs must not keep the process: the database ends it with its connection.
  shutdown.last(() => within(database.close(), POOL_MS));
  stopped?.throwIfAborted();
  if (environment.DATABASE_URL) await checkDatabase(database.pool, environment.DATABASE_URL);
  await migrate(database.db);
  await migrateJobs({ ...database, log });
  if (alone) await freeJobs(database);
  return database;
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
