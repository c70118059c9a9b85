import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asProductRuns } from '../tools/as-product-runs.ts';
import type { Cpu, Rate, Ready, ToServer } from './messages.ts';

const file = fileURLToPath(new URL('server-process.ts', import.meta.url));

/** Runs the server in a child process, so that the load generator does not share its thread. */
export class ServerHandle {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown[]>;

  constructor(profile: string | undefined) {
    this.#child = fork(file, {
      execArgv: [...asProductRuns, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])],
      // Log at production's level, but discard the output (stdio below).
      env: { ...process.env, TEST_LOG: 'info' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#exited = once(this.#child, 'exit');
  }

  async #next<T>(): Promise<T> {
    const died = this.#exited.then(([code]) => {
      throw new Error(`The server's process ended (${code})`);
    });
    const [message] = (await Promise.race([once(this.#child, 'message'), died])) as [T];
    return message;
  }

  ready(): Promise<Ready> {
    return this.#next<Ready>();
  }

  async driverRate(workers: number, milliseconds: number): Promise<number> {
    this.#child.send({ ask: 'rate', workers, milliseconds } satisfies ToServer);
    return (await this.#next<Rate>()).rate;
  }

  /** Microseconds of processor time that the process has used so far. */
  async cpu(): Promise<number> {
    this.#child.send({ ask: 'cpu' } satisfies ToServer);
    return (await this.#next<Cpu>()).microseconds;
  }

  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.send({ ask: 'stop' } satisfies ToServer);
    await this.#exited;
  }
}
