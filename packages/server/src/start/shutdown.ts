import { setTimeout as sleep } from 'node:timers/promises';
import { finishesWithin } from '../basics/finishes-within.ts';

/** Stops a part that accepts work; running work may take `graceMs` to finish. */
type Worker = (graceMs: number) => Promise<unknown>;
type Closer = () => Promise<unknown>;

/** Extra time after the grace period, in which aborted requests end. */
const CUT_MS = 1_000;

/** Stops a process in order: first all parts that accept work, in parallel, then their dependencies. */
export class Shutdown {
  readonly #controller = new AbortController();
  readonly #workers: Worker[] = [];
  readonly #dependencies: Closer[] = [];
  readonly #failures: unknown[] = [];
  readonly #graceMs: number;
  #ended: Promise<void> | undefined;

  constructor(graceMs: number) {
    this.#graceMs = graceMs;
  }

  /** Aborts when the shutdown begins. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Registers a part that accepts work. These parts stop first, in parallel. */
  addWorker(closer: Worker): void {
    this.#workers.push(closer);
  }

  /** Registers a dependency. These close after all work, one by one, in reverse order. */
  addDependency(closer: Closer): void {
    this.#dependencies.push(closer);
  }

  /**
   * Aborts `signal`, waits `delayMs` so that load balancers notice, then closes everything. Further calls return the same
   * promise.
   */
  begin(delayMs = 0): Promise<void> {
    this.#ended ??= this.#close(delayMs);
    return this.#ended;
  }

  async #close(delayMs: number): Promise<void> {
    this.#controller.abort();
    if (delayMs > 0) await sleep(delayMs);
    const work = Promise.all(this.#workers.map((closer) => this.#attempt(() => closer(this.#graceMs))));
    await finishesWithin(work, this.#graceMs + CUT_MS);
    for (const closer of this.#dependencies.toReversed()) await this.#attempt(closer);
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  /** Records a failure instead of throwing it, so that the rest is closed. */
  #attempt(closer: () => Promise<unknown>): Promise<unknown> {
    return closer().catch((error: unknown) => this.#failures.push(error));
  }
}
