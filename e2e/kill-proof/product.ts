import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProcess } from '../end-process.ts';

export interface Addresses {
  api: string;
  checkout: string;
  sandbox: string;
}

const child = fileURLToPath(new URL('./child.ts', import.meta.url));

/** The product in a child process that can be killed and started again on the same data. */
export class Product {
  #process: ChildProcess | undefined;
  /** The owner's password, which the first start prints once. */
  ownerPassword = '';
  readonly addresses: Addresses;
  readonly #environment: Record<string, string>;

  constructor(dataFolder: string, [api, checkout, sandbox]: number[], more: Record<string, string> = {}) {
    this.addresses = {
      api: `http://127.0.0.1:${api}`,
      checkout: `http://127.0.0.1:${checkout}`,
      sandbox: `http://127.0.0.1:${sandbox}`,
    };
    this.#environment = {
      DATA_FOLDER: dataFolder,
      PORT: String(api),
      CHECKOUT_PORT: String(checkout),
      SANDBOX_PORT: String(sandbox),
      LOG_LEVEL: 'error',
      // No limit: the proof sends more requests than any customer.
      PUBLIC_CALLS_PER_MINUTE: '0',
      // The proof has one user, who requests and approves payouts.
      REQUIRE_DIFFERENT_APPROVER: '0',
      ...more,
    };
  }

  /** Starts the product and waits until it is ready; returns the seconds that this took. */
  async start(): Promise<number> {
    const running = spawn(process.execPath, [child], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...this.#environment },
    });
    this.#process = running;
    let ended = false;
    running.once('exit', () => {
      ended = true;
    });
    running.stdout?.on('data', (chunk: Buffer) => {
      const password = /password (\S+)/.exec(chunk.toString())?.[1];
      if (password !== undefined) this.ownerPassword = password;
    });
    return this.ready(() => ended);
  }

  /** Waits until /ready returns 200; returns the seconds that this took. */
  async ready(ended: () => boolean = () => false): Promise<number> {
    const started = performance.now();
    while (performance.now() - started < 60_000) {
      if (ended()) throw new Error('The product exited during its start');
      const ready = await fetch(`${this.addresses.api}/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return (performance.now() - started) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The product was not ready within a minute');
  }

  /** Sends SIGKILL, which the product cannot handle. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    return endProcess(running, (one) => one.kill(signal));
  }
}
