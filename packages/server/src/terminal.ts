import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { EmbeddedPostgresError } from './db/embedded/errors.ts';
import { seed } from './demo/seed.ts';
import { createLog } from './log.ts';
import { printAddresses } from './product/print-addresses.ts';
import { type ProductFiles, startProduct } from './product/start.ts';

export interface TerminalOptions {
  arguments: string[];
  environment: Record<string, string | undefined>;
  root: string;
  pages?: ProductFiles;
}

/** Runs the product until Ctrl-C; what is wrong with the machine is said in a sentence, not a stack trace. */
export async function startFromTerminal(options: TerminalOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) {
      console.error(`\n${error.message}\n`);
      process.exit(1);
    }
    throw error;
  }
}

async function start({
  arguments: given,
  environment: variables,
  root,
  pages,
}: TerminalOptions): Promise<void> {
  const empty = given.includes('--empty');
  const unknown = given.find((argument) => argument !== '--empty');
  if (unknown !== undefined)
    throw new ConfigError(
      `${unknown} is not an option. There is --empty: start with one owner account and no demo data`,
    );
  const environment = readConfig({
    DATA_FOLDER: path.join(root, '.daftar'),
    ALLOW_LOCAL_TARGETS: variables.NODE_ENV === 'production' ? '0' : '1',
    LOG_LEVEL: 'warn',
    ...variables,
  });
  const log = createLog(environment.LOG_LEVEL);
  let play = () => Promise.resolve();
  const stopped = new AbortController();
  const product = await startProduct({
    environment,
    log,
    ...(pages && { files: pages }),
    prepare: async (gateway) => {
      ({ play } = await seed(gateway, {
        empty,
        dataFolder: path.resolve(environment.DATA_FOLDER),
        signal: stopped.signal,
        say: console.log,
      }));
    },
  });
  printAddresses(product.gateway);
  const playing = play().catch((error: unknown) => log.error({ err: error }, 'the demo payments stopped'));
  await untilInterrupted();
  console.log('\nStopping …');
  stopped.abort();
  await playing;
  await product.close();
}

function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        resolve();
        // A second Ctrl-C does not wait.
        process.once(signal, () => process.exit(130));
      });
    }
  });
}
