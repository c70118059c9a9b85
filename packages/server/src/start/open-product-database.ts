import path from 'node:path';
import { startEmbeddedPostgres } from '@daftar/embedded-postgres';
import type { Logger } from 'pino';
import { finishesWithin } from '../basics/finishes-within.ts';
import type { Environment } from '../config/read-config.ts';
import { checkDatabase, checkStatementLimit } from '../db/check-database.ts';
import { type Connection, connect, type Database } from '../db/connect.ts';
import { describeOnce } from '../db/describe-once.ts';
import { migrate } from '../db/migrate.ts';
import { prepareNamed } from '../db/named.ts';
import { sendTogether } from '../db/send-together.ts';
import { sendWithoutNames } from '../db/without-names.ts';
import type { Gateway } from '../gateway.ts';
import { freeJobs } from '../jobs/free-jobs.ts';
import { migrateJobs } from '../jobs/start-jobs.ts';
import type { Metrics } from '../observe/metrics.ts';
import { observeQueries } from '../observe/observe-queries.ts';
import type { Shutdown } from './shutdown.ts';

const POOL_MS = 2_000;
/** One connection listens for new jobs; the others write exports. */
const DIRECT_CONNECTIONS = 5;

export interface OpenOptions {
  environment: Environment;
  log: Logger;
  metrics: Metrics;
  shutdown: Shutdown;
  stopped: AbortSignal | undefined;
}

/**
 * Opens the configured database and migrates it. Returns two pools: one for signed-in users, and one for payments and jobs,
 * which users' requests cannot exhaust. If there is a pooler in transaction mode (DATABASE_DIRECT_URL), a third pool bypasses
 * it.
 */
export async function openProductDatabase(
  options: OpenOptions,
): Promise<Pick<Gateway, 'db' | 'pool' | 'payments' | 'direct'>> {
  const { environment, log, metrics, shutdown, stopped } = options;
  const { connection, isExclusive } = await findDatabase(options);
  const onLost = (error: Error) => {
    // Logs only the message, because the error object refers to the client with its statements.
    if (!shutdown.signal.aborted) log.warn({ reason: error.message }, 'lost a connection to the database');
  };
  const open = (to: Connection, size: number, frequent = false) => {
    const database = connect({ ...to, pipeline: true }, size, onLost, observeQueries(metrics));
    // Behind a pooler in transaction mode, statements change connections, so a prepared statement may be missing on the next one.
    if (environment.DATABASE_DIRECT_URL) sendWithoutNames(database.pool);
    else {
      describeOnce(database.pool);
      prepareNamed(database.pool, { frequent });
    }
    sendTogether(database.pool);
    // Does not wait for a statement that hangs: PostgreSQL cancels it when the connection closes.
    shutdown.addDependency(() => finishesWithin(database.close(), POOL_MS));
    return database;
  };
  const payments = open(connection, environment.DATABASE_PAYMENT_CONNECTIONS, true);
  const office = open(officeConnection(connection, environment), environment.DATABASE_CONNECTIONS);
  const direct = environment.DATABASE_DIRECT_URL
    ? open({ connectionString: environment.DATABASE_DIRECT_URL }, DIRECT_CONNECTIONS)
    : undefined;
  stopped?.throwIfAborted();
  await checkDatabases({ payments, office, direct }, environment);
  const jobs = direct ?? payments;
  await migrate(jobs.db);
  await migrateJobs({ ...jobs, log });
  if (isExclusive) await freeJobs(jobs);
  return { ...office, payments, direct: { jobs, exports: direct ?? office } };
}

/** The pooler itself sets the statement time limit of DATABASE_OFFICE_URL; it rejects one from its clients. */
const officeConnection = (connection: Connection, environment: Environment): Connection =>
  environment.DATABASE_OFFICE_URL
    ? { connectionString: environment.DATABASE_OFFICE_URL }
    : { ...connection, statement_timeout: environment.DATABASE_STATEMENT_SECONDS * 1000 };

type Pools = Record<'payments' | 'office', Database> & { direct: Database | undefined };

/** Throws a `ConfigError` for a configured address that cannot be used. */
async function checkDatabases(
  { payments, office, direct }: Pools,
  { DATABASE_URL, DATABASE_OFFICE_URL, DATABASE_DIRECT_URL }: Environment,
): Promise<void> {
  if (!DATABASE_URL) return;
  await checkDatabase(payments.db, 'DATABASE_URL', DATABASE_URL);
  if (direct) await checkDatabase(direct.db, 'DATABASE_DIRECT_URL', DATABASE_DIRECT_URL ?? '');
  const officeVariable = DATABASE_OFFICE_URL ? 'DATABASE_OFFICE_URL' : 'DATABASE_URL';
  await checkDatabase(office.db, officeVariable, DATABASE_OFFICE_URL ?? DATABASE_URL);
  if (DATABASE_OFFICE_URL) await checkStatementLimit(office.db);
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
  // No other process uses a database that this process has just started.
  return { connection: postgres.connection, isExclusive: !postgres.attached };
}
