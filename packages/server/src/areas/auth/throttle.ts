import { hash } from 'node:crypto';
import { maskCardNumbers } from '@daftar/domain';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../access/network-of.ts';
import { tooMany } from '../../basics/problems.ts';

const QUARTER_HOUR = 900;

interface Rule {
  prefix: string;
  /** Failed attempts that are allowed in 15 minutes. */
  points: number;
  /** Effect of a successful attempt: resets the counter to zero, or subtracts only this attempt from it. */
  onSuccess: 'reset' | 'uncount';
}

/**
 * Limits password attempts; counts in the database for all processes. Counts an attempt before the password is checked, so
 * that concurrent attempts cannot exceed the limit. A successful attempt is not counted.
 */
export class GuessThrottle {
  readonly #limiters: { limiter: RateLimiterPostgres; rule: Rule }[];

  constructor(pool: pg.Pool, rules: Rule[]) {
    this.#limiters = rules.map((rule) => ({
      rule,
      limiter: new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        points: rule.points,
        duration: QUARTER_HOUR,
        keyPrefix: rule.prefix,
      }),
    }));
  }

  /** Counts an attempt for each rule's key (keys in the order of the rules). Throws 429 when a limit is reached. */
  async take(keys: string[]): Promise<void> {
    for (const [index, { limiter }] of this.#limiters.entries()) {
      try {
        await limiter.consume(keys[index] ?? '');
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? blocked(reason) : reason;
      }
    }
  }

  /** Call this after a successful attempt. */
  async succeed(keys: string[]): Promise<void> {
    for (const [index, { limiter, rule }] of this.#limiters.entries()) {
      const key = keys[index] ?? '';
      await (rule.onSuccess === 'reset' ? limiter.delete(key) : limiter.reward(key));
    }
  }
}

/** Limits login attempts by network, by user name and network, and by user name alone. */
export class LoginThrottle extends GuessThrottle {
  constructor(pool: pg.Pool) {
    super(pool, [
      { prefix: 'login-ip', points: 100, onSuccess: 'uncount' },
      { prefix: 'login-name', points: 8, onSuccess: 'reset' },
      { prefix: 'login-user', points: 50, onSuccess: 'uncount' },
    ]);
  }

  /**
   * The keys contain a hash of the typed name, because people also type passwords there. A card number is masked first: its hash
   * could be reversed by trying all numbers.
   */
  static keys(ip: string, userName: string): string[] {
    const name = hash('sha256', maskCardNumbers(userName), 'base64url');
    const network = networkOf(ip);
    return [network, `${name}|${network}`, name];
  }
}

function blocked(state: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return tooMany('access.tooManyGuesses', { count: Math.ceil(seconds / 60) }, seconds);
}
