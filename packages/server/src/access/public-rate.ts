import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../basics/problems.ts';
import { networkOf } from './network-of.ts';

const MINUTE = 60;

/**
 * How often one network may call the operations that need no account. Counted by each process in memory: it keeps a
 * script from hammering, and a database row for each glance of a customer would cost more than it saves.
 */
export class PublicRate {
  readonly #limiter: RateLimiterMemory | undefined;

  /** `perMinute` 0 sets no limit. */
  constructor(perMinute: number) {
    this.#limiter =
      perMinute > 0 ? new RateLimiterMemory({ points: perMinute, duration: MINUTE }) : undefined;
  }

  /** Counts a call; 429 when its network has none left. */
  async take(ip: string): Promise<void> {
    try {
      await this.#limiter?.consume(networkOf(ip));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw tooMany('access.tooManyRequests', { count: seconds }, seconds);
    }
  }
}
