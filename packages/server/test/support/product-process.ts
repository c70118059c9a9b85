import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../src/testing/free-ports.ts';
import type { World } from './world.ts';

const program = fileURLToPath(new URL('../processes/product.ts', import.meta.url));

export interface ProductProcess {
  child: ChildProcess;
  backofficeUrl: string;
  checkoutUrl: string;
  /** Returns everything that the process has printed so far. */
  printed: () => string;
  /** Resolves to the exit code. */
  ended: Promise<number | null>;
}

const MOST_TRIES = 3;

/** Starts another product process on the world's database. Resolves when the process is ready. */
export async function startProductProcess(
  world: World,
  environment: Record<string, string> = {},
  tries = 1,
): Promise<ProductProcess> {
  try {
    return await startOnce(world, environment);
  } catch (error) {
    // Another process may have taken a port that was free a moment ago.
    if (!String(error).includes('already in use') || tries === MOST_TRIES) throw error;
    return startProductProcess(world, environment, tries + 1);
  }
}

async function startOnce({ gateway }: World, environment: Record<string, string>): Promise<ProductProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-process-'));
  const [port = 0, checkoutPort = 0, sandboxPort = 0] = await freePorts(3);
  const { keys, pool } = gateway;
  const child = spawn(process.execPath, ['--no-warnings', program], {
    // The channel by which `npm start` ends the product.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: pool.options.connectionString,
      SIGNING_KEY: Buffer.from(keys.signing).toString('hex'),
      DATA_KEY: Buffer.from(keys.data).toString('hex'),
      DATA_FOLDER: folder,
      PORT: String(port),
      CHECKOUT_PORT: String(checkoutPort),
      SANDBOX_PORT: String(sandboxPort),
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += String(chunk);
    });
  // The event 'close' would never be emitted after the parent has disconnected the channel.
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => rmSync(folder, { recursive: true, force: true }));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => printed.includes('Ctrl-C') && resolve());
    void ended.then((code) => reject(new Error(`The product ended with ${code}: ${printed}`)));
  });
  return {
    child,
    ended,
    printed: () => printed,
    backofficeUrl: `http://127.0.0.1:${port}`,
    checkoutUrl: `http://127.0.0.1:${checkoutPort}`,
  };
}
