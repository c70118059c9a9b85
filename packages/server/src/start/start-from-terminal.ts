import path from 'node:path';
import type { Logger } from 'pino';
import { printConfiguration } from '../config/print-configuration.ts';
import { ConfigError, type Environment, readConfig } from '../config/read-config.ts';
import { createLog, flushLog } from '../observe/log.ts';
import { addFirstOwner } from '../setup/add-first-owner.ts';
import { onFirstRun } from '../setup/on-first-run.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { interruption, untilAborted } from './interruption.ts';
import { printAddresses } from './print-addresses.ts';
import type { OpenSandbox } from './sandbox.ts';
import type { Seed } from './seed.ts';
import { type ProductFiles, startProduct } from './start-product.ts';

export interface TerminalOptions {
  arguments: string[];
  environment: Record<string, string | undefined>;
  root: string;
  pages?: ProductFiles;
  /** Builds the payment sandbox. Without one, payments need a real payment provider. */
  openSandbox?: OpenSandbox;
  /** Fills an empty database. Without it, an empty database gets only the platform owner's first user. */
  seed?: Seed;
}

/** Runs the product until Ctrl-C. Prints errors that the administrator can correct without a stack trace. */
export async function startFromTerminal(options: TerminalOptions): Promise<void> {
  // Listen before the start, so that Ctrl-C during the start closes what is open.
  const stopped = interruption();
  try {
    await start(options, stopped);
  } catch (error) {
    // An interrupted start is not a failure, but an error while closing is.
    if (error === stopped.reason) process.exit(0);
    exitWithMessage(error);
  }
  process.exit(0);
}

function environmentOf({ arguments: given, environment: variables, root }: TerminalOptions): Environment {
  const unknown = given.find((argument) => argument !== '--empty');
  if (unknown !== undefined)
    throw new ConfigError(
      `${unknown} is not an option. There is --empty: start with one owner account and no demo data`,
    );
  return readConfig({
    DATA_FOLDER: path.join(root, '.daftar'),
    ALLOW_LOCAL_TARGETS: variables.NODE_ENV === 'production' ? '0' : '1',
    // The demo has one user, who must be able to approve their own payouts.
    REQUIRE_DIFFERENT_APPROVER: variables.NODE_ENV === 'production' || given.length > 0 ? '1' : '0',
    LOG_LEVEL: 'warn',
    ...variables,
  });
}

async function start(options: TerminalOptions, stopped: AbortSignal): Promise<void> {
  const environment = environmentOf(options);
  printConfiguration(environment, options.environment, console.log);
  const log = createLog(environment.LOG_LEVEL);
  try {
    await run(options, environment, log, stopped);
  } finally {
    await flushLog(log);
  }
}

async function run(
  { arguments: given, pages, openSandbox, seed }: TerminalOptions,
  environment: Environment,
  log: Logger,
  stopped: AbortSignal,
): Promise<void> {
  let simulate = () => Promise.resolve();
  const product = await startProduct({
    environment,
    log,
    stopped,
    ...(pages && { files: pages }),
    ...(openSandbox && { openSandbox }),
    prepare: async (gateway) => {
      if (!seed) {
        await onFirstRun(gateway, () => addFirstOwner(gateway, console.log));
        return;
      }
      ({ simulate } = await seed(gateway, {
        empty: given.includes('--empty'),
        dataFolder: path.resolve(environment.DATA_FOLDER),
        signal: stopped,
        say: console.log,
      }));
    },
  });
  printAddresses(product.gateway);
  const simulating = simulate().catch((error: unknown) => {
    if (!stopped.aborted) log.error({ err: error }, 'making the demo payments failed');
  });
  await untilAborted(stopped);
  await simulating;
  await product.close();
}
