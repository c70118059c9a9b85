import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../basics/problems.ts';

const MINUTE = 60;

/**
 * Limits the calls per minute of each name (a network or an API key). Each process counts in memory, because writing a
 * database row for each call would cost more than the limit saves.
 */
export class CallsPerMinute {
  readonly #limiter: RateLimiterMemory | undefined;

  /** @param perMinute 0 means no limit. */
  constructor(perMinute: number) {
    this.#limiter =
      perMinute > 0 ? new RateLimiterMemory({ points: perMinute, duration: MINUTE }) : undefined;
  }

  /** Counts a call. Throws 429 when the name has reached its limit for this minute. */
  async take(name: string): Promise<void> {
    try {
      await this.#limiter?.consume(name);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw tooMany('access.tooManyRequests', { count: seconds }, seconds);
    }
  }
}
