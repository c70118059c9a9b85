import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../../problems.ts';

const QUARTER_HOUR = 900;

/** Counts failed logins: per name and address, and per address whatever the name. Shared by all processes. */
export class LoginThrottle {
  readonly #limiters: { limiter: RateLimiterPostgres; key: (ip: string, userName: string) => string }[];

  constructor(pool: pg.Pool) {
    const limiter = (points: number, keyPrefix: string) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        points,
        duration: QUARTER_HOUR,
        keyPrefix,
      });
    this.#limiters = [
      { limiter: limiter(8, 'login-name'), key: (ip, userName) => `${userName.slice(0, 100)}|${ip}` },
      { limiter: limiter(100, 'login-ip'), key: (ip) => ip },
    ];
  }

  /** Refuses with 429 while too many attempts have failed. */
  async assertFree(ip: string, userName: string): Promise<void> {
    for (const { limiter, key } of this.#limiters) {
      const state = await limiter.get(key(ip, userName));
      if (state && state.consumedPoints >= limiter.points) throw blocked(state);
    }
  }

  async failed(ip: string, userName: string): Promise<void> {
    for (const { limiter, key } of this.#limiters) {
      await limiter.consume(key(ip, userName)).catch((reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) throw reason;
      });
    }
  }

  async succeeded(ip: string, userName: string): Promise<void> {
    await this.#limiters[0]?.limiter.delete(this.#limiters[0].key(ip, userName));
  }
}

function blocked(state: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return tooMany(`Too many failed attempts. Please try again in ${Math.ceil(seconds / 60)} minutes`, seconds);
}
