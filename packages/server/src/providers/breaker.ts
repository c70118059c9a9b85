/** After this many failures in a row, calls to the provider stop for `REST_MS`. */
const MOST_FAILURES = 10;
/** After this time one call tries the provider again. */
const REST_MS = 15_000;

/**
 * Stops calls to a provider that fails again and again, so that customers are told at once and connections are not held by
 * calls that time out. Counts failures of this process only.
 */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Tells whether a call may be made. After the rest, one call at a time may. */
  allows(): boolean {
    if (this.#failures < MOST_FAILURES) return true;
    if (this.#now() < this.#restsUntil) return false;
    this.#restsUntil = this.#now() + REST_MS;
    return true;
  }

  /** Records how a call ended. */
  record(answered: boolean): void {
    this.#failures = answered ? 0 : this.#failures + 1;
    if (this.#failures >= MOST_FAILURES) this.#restsUntil = this.#now() + REST_MS;
  }
}
