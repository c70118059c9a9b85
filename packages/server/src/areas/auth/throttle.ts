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

type Key = string | undefined;

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

  /**
   * Counts an attempt for each rule's key (keys in the order of the rules). Throws 429 when a limit is reached. A rule without
   * a key does not apply.
   */
  async take(keys: readonly Key[]): Promise<void> {
    for (const [index, { limiter }] of this.#limiters.entries()) {
      const key = keys[index];
      if (key === undefined) continue;
      try {
        await limiter.consume(key);
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? blocked(reason) : reason;
      }
    }
  }

  /** Call this after a successful attempt. */
  async succeed(keys: readonly Key[]): Promise<void> {
    for (const [index, { limiter, rule }] of this.#limiters.entries()) {
      const key = keys[index];
      if (key === undefined) continue;
      await (rule.onSuccess === 'reset' ? limiter.delete(key) : limiter.reward(key));
    }
  }
}

/** Whether the user signed in before with this device, or from this network. */
interface Known {
  known?: 'network' | 'device' | undefined;
  device?: string | undefined;
}

/**
 * Limits login attempts by network, by user name and network, and by user name alone. Wrong passwords that others send from
 * elsewhere lock nobody out: the limit by user name alone does not count where the user signed in before. A known device has
 * only a limit of its own.
 */
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
  static keys(ip: string, userName: string, { known, device }: Known = {}): Key[] {
    const name = hash('sha256', maskCardNumbers(userName), 'base64url');
    const network = networkOf(ip);
    if (known === 'device') return [undefined, `${name}|${device}`, undefined];
    return [network, `${name}|${network}`, known === 'network' ? undefined : name];
  }
}

function blocked(state: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return tooMany('access.tooManyGuesses', { count: Math.ceil(seconds / 60) }, seconds);
}
