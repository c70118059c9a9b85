import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSandbox } from '@daftar/sandboxes';
import { ConfigError, readConfig } from '../config/read-config.ts';
import type { Gateway } from '../gateway.ts';
import { createLog } from '../observe/log.ts';
import { addOwner } from '../setup/add-owner.ts';
import { type ProductFiles, startProduct } from '../start/start-product.ts';
import { freePorts } from './free-ports.ts';
import { embedded, testDatabase } from './test-database.ts';

export interface TestGateway {
  backofficeUrl: string;
  checkoutUrl: string;
  sandboxUrl: string;
  owner: { userName: string; password: string };
  gateway: Gateway;
  close(): Promise<void>;
}

export interface TestGatewayOptions {
  files?: ProductFiles;
  environment?: Record<string, string>;
  /** A folder that is not removed, so that a test can restart on it. By default a temporary folder, which is removed. */
  dataFolder?: string;
  /** Receives every log line, of all levels. By default only fatal ones are written, to standard output. */
  onLogLine?: (line: string) => void;
  prepare?: (gateway: Gateway) => Promise<void>;
  /**
   * Runs the scheduled jobs, too. By default a test runs them itself: they begin with each minute, and would charge, expire
   * or ask in the middle of a test that changes the clock or the rows that are due.
   */
  runsSchedule?: boolean;
}

const MOST_TRIES = 3;
/** Tests call more often than customers do, and pay with the same cards and numbers all the time. */
const NO_LIMITS = {
  PUBLIC_CALLS_PER_MINUTE: '0',
  PUBLIC_MISSES_PER_MINUTE: '0',
  KEY_CALLS_PER_MINUTE: '0',
  TRIES_PER_SESSION: '0',
  TRIES_PER_LINK: '0',
  TRIES_PER_NUMBER: '0',
  TRIES_PER_CARD: '0',
  REQUESTS_PER_LINK: '0',
  REQUESTS_PER_NUMBER: '0',
  DECLINES_PER_MERCHANT: '0',
  DECLINE_PAUSES: '0',
};

/** Starts the product on free ports with an empty database. Checks every response against the contract. */
export async function startTestGateway(options: TestGatewayOptions = {}, tries = 1): Promise<TestGateway> {
  try {
    return await startOnce(options);
  } catch (error) {
    // Another process may have taken a port that was free a moment ago.
    const isTaken = error instanceof ConfigError && error.message.includes('already in use');
    if (!isTaken || tries === MOST_TRIES || options.environment?.PORT) throw error;
    return startTestGateway(options, tries + 1);
  }
}

async function startOnce(options: TestGatewayOptions): Promise<TestGateway> {
  const folder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'daftar-test-'));
  const [port = 0, checkoutPort = 0, sandboxPort = 0] = await freePorts(3);
  // With a folder that is not removed, uses the embedded database in it, so that a restart finds the data.
  const database = options.dataFolder ? embedded : await testDatabase();
  const environment = readConfig({
    DATA_FOLDER: folder,
    PORT: String(port),
    CHECKOUT_PORT: String(checkoutPort),
    SANDBOX_PORT: String(sandboxPort),
    ALLOW_LOCAL_TARGETS: '1',
    ...NO_LIMITS,
    ...database.environment,
    ...options.environment,
  });
  const write = options.onLogLine;
  const log = write ? createLog('trace', { write }) : createLog(process.env.TEST_LOG ?? 'fatal');
  let owner = { userName: '', password: '' };
  const product = await startProduct({
    environment,
    log,
    checkResponses: true,
    runsSchedule: options.runsSchedule ?? false,
    openSandbox: buildSandbox,
    ...(options.files && { files: options.files }),
    prepare: async (gateway) => {
      await options.prepare?.(gateway);
      const existing = await gateway.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
      if (existing) return;
      const { userName, password } = await addOwner(gateway);
      owner = { userName, password };
    },
  });
  return {
    backofficeUrl: product.gateway.addresses.backoffice,
    checkoutUrl: product.gateway.addresses.checkout,
    sandboxUrl: product.gateway.addresses.sandbox ?? '',
    owner,
    gateway: product.gateway,
    close: async () => {
      await product.close();
      await database.stop();
      if (!options.dataFolder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
