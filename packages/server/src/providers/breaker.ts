/** Number of consecutive failures after which calls to the provider stop for `REST_MS`. */
const MOST_FAILURES = 10;
/** Time after which one call tries the provider again. */
const REST_MS = 15_000;

/**
 * A circuit breaker: stops calls to a provider that fails again and again, so that customers get a response at once and
 * timeouts do not occupy connections. Counts the failures of this process only.
 */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Tells whether a call may be made. While calls are stopped, one call per `REST_MS` tries the provider. */
  allows(): boolean {
    if (this.#failures < MOST_FAILURES) return true;
    if (this.#now() < this.#restsUntil) return false;
    this.#restsUntil = this.#now() + REST_MS;
    return true;
  }

  /** Records whether the provider responded to a call. */
  record(answered: boolean): void {
    this.#failures = answered ? 0 : this.#failures + 1;
    if (this.#failures >= MOST_FAILURES) this.#restsUntil = this.#now() + REST_MS;
  }
}
