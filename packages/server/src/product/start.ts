import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type BackofficeFiles, buildBackofficeApp } from '../backoffice-app.ts';
import { buildCheckoutApp } from '../checkout-app.ts';
import { ConfigError, type Environment } from '../config.ts';
import { type Connection, connect, type Database } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';
import type { Gateway } from '../gateway.ts';
import { freeJobs, migrateJobs, startJobs } from '../jobs.ts';
import { loadKeys } from '../keys.ts';
import { makeFolder } from '../make-folder.ts';
import { createProviders } from '../providers/registry.ts';
import { buildSandbox } from '../sandbox/server.ts';
import { TokenReader } from '../security/tokens.ts';
import { checkDatabase } from './check-database.ts';
import { closeApp } from './close-app.ts';
import { listen } from './listen.ts';
import { providerConfig, sandboxCredentials } from './provider-config.ts';
import { settingsOf } from './settings.ts';
import { Shutdown } from './shutdown.ts';
import { within } from './within.ts';

const POOL_MS = 2_000;

export interface ProductFiles extends BackofficeFiles {
  frame: string;
  loader: string;
}

export interface Product {
  gateway: Gateway;
  close(): Promise<void>;
}

export interface ProductOptions {
  environment: Environment;
  log: Logger;
  files?: ProductFiles;
  /** Every answer is checked against the contract. */
  checkAnswers?: boolean;
  /** Interrupts the start: what is open by then is closed, and the start rejects. */
  stopped?: AbortSignal;
  /** Called when the database is ready and before anything listens: first-run data. */
  prepare?: (gateway: Gateway) => Promise<void>;
}

/** Starts everything the product is: database, back-office, checkout, sandboxes and jobs. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { SHUTDOWN_DELAY_SECONDS: delay, SHUTDOWN_SECONDS: grace } = options.environment;
  const shutdown = new Shutdown(grace * 1000);
  try {
    const gateway = await buildGateway(options, shutdown);
    await options.prepare?.(gateway);
    options.stopped?.throwIfAborted();
    await serve(gateway, options, shutdown);
    return { gateway, close: () => shutdown.begin(delay * 1000) };
  } catch (error) {
    await shutdown.begin();
    throw error;
  }
}

async function buildGateway(
  { environment, log, checkAnswers, stopped }: ProductOptions,
  shutdown: Shutdown,
): Promise<Gateway> {
  const dataFolder = path.resolve(environment.DATA_FOLDER);
  makeDataFolder(dataFolder);
  const keys = loadKeys(environment, dataFolder);
  const { connection, alone } = await findDatabase(environment, dataFolder, log, shutdown);
  const database: Database = connect(connection, environment.DATABASE_CONNECTIONS, (error) => {
    // The error object carries its client, and that its statements: only the sentence is logged.
    if (!shutdown.signal.aborted) log.warn({ reason: error.message }, 'lost a connection to the database');
  });
  // A statement that hangs must not keep the process: the database ends it with its connection.
  shutdown.last(() => within(database.close(), POOL_MS));
  stopped?.throwIfAborted();
  if (environment.DATABASE_URL) await checkDatabase(database.pool, environment.DATABASE_URL);
  await migrate(database.db);
  await migrateJobs({ ...database, log });
  if (alone) await freeJobs(database);
  stopped?.throwIfAborted();
  const { settings, addresses } = settingsOf(environment, checkAnswers ?? false);
  const providers = createProviders(providerConfig(environment, addresses));
  return {
    ...database,
    settings,
    addresses,
    keys,
    tokens: new TokenReader(keys.signing),
    now: () => new Date(),
    stopping: shutdown.signal,
    log,
    providerFor: (name) => providers.find(name),
  };
}

/** The data folder, or one sentence about why it cannot be used. */
function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new ConfigError(
      `The data folder ${folder} cannot be used (${reason}). Make it readable and writable, or choose another with DATA_FOLDER=…`,
    );
  }
}

async function findDatabase(
  environment: Environment,
  dataFolder: string,
  log: Logger,
  shutdown: Shutdown,
): Promise<{ connection: Connection; alone: boolean }> {
  if (environment.DATABASE_URL)
    return { connection: { connectionString: environment.DATABASE_URL }, alone: false };
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    log: (line) => log.debug({ postgres: line }),
  });
  shutdown.last(() => postgres.stop());
  // Started by us just now, nobody else is at work on it.
  return { connection: postgres.connection, alone: !postgres.attached };
}

async function serve(
  gateway: Gateway,
  { environment, files, stopped }: ProductOptions,
  shutdown: Shutdown,
): Promise<void> {
  const open = async (app: FastifyInstance, port: number, variable: string) => {
    stopped?.throwIfAborted();
    await listen(app, environment.HOST, port, variable);
  };
  if (gateway.settings.sandbox) {
    const sandbox = await buildSandbox({
      pool: gateway.pool,
      log: gateway.log,
      publicUrl: gateway.addresses.sandbox ?? '',
      callbackUrl: `${gateway.addresses.checkout}/callbacks`,
      fawry: sandboxCredentials.fawry,
      now: gateway.now,
    });
    // Payments under way ask it to the end.
    shutdown.last(() => sandbox.close());
    await open(sandbox, environment.SANDBOX_PORT, 'SANDBOX_PORT');
  }
  const checkout = await buildCheckoutApp(gateway, files);
  shutdown.first((graceMs) => closeApp(checkout, graceMs));
  await open(checkout, environment.CHECKOUT_PORT, 'CHECKOUT_PORT');
  const backoffice = await buildBackofficeApp(gateway, files);
  shutdown.first((graceMs) => closeApp(backoffice, graceMs));
  await open(backoffice, environment.PORT, 'PORT');
  const jobs = await startJobs(gateway);
  shutdown.first(() => jobs.stop());
}
