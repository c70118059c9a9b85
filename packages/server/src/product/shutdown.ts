import { setTimeout as sleep } from 'node:timers/promises';
import { within } from '../basics/within.ts';

/** Told how long what runs may take to finish. */
type Worker = (graceMs: number) => Promise<unknown>;
type Closer = () => Promise<unknown>;

/** For what was cut off at the deadline to notice it. */
const CUT_MS = 1_000;

/** The order in which a process stops: first what takes on work, all of it at once, then what the work stood on. */
export class Shutdown {
  readonly #controller = new AbortController();
  readonly #first: Worker[] = [];
  readonly #last: Closer[] = [];
  readonly #failures: unknown[] = [];
  readonly #graceMs: number;
  #ended: Promise<void> | undefined;

  constructor(graceMs: number) {
    this.#graceMs = graceMs;
  }

  /** Aborts when it begins. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Closed together at the beginning, finishing what runs. */
  first(closer: Worker): void {
    this.#first.push(closer);
  }

  /** Closed one after the other when all work is done, the newest first. */
  last(closer: Closer): void {
    this.#last.push(closer);
  }

  /** Says that the process is about to stop, waits until balancers have heard it, then closes everything, once. */
  begin(delayMs = 0): Promise<void> {
    this.#ended ??= this.#close(delayMs);
    return this.#ended;
  }

  async #close(delayMs: number): Promise<void> {
    this.#controller.abort();
    if (delayMs > 0) await sleep(delayMs);
    const work = Promise.all(this.#first.map((closer) => this.#attempt(() => closer(this.#graceMs))));
    await within(work, this.#graceMs + CUT_MS);
    for (const closer of this.#last.toReversed()) await this.#attempt(closer);
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  /** What cannot be closed must not keep the rest open. */
  #attempt(closer: () => Promise<unknown>): Promise<unknown> {
    return closer().catch((error: unknown) => this.#failures.push(error));
  }
}
