import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../access/network-of.ts';
import { tooMany } from '../../basics/problems.ts';

const QUARTER_HOUR = 900;

interface Rule {
  prefix: string;
  /** Wrong guesses in a quarter of an hour. */
  points: number;
  /** What a right one does: forgets them all, or gives back what it took itself. */
  right: 'forget' | 'give-back';
}

/**
 * Counts guesses of a password, shared by all processes. A guess is taken before the password is looked at, so that
 * guesses sent at once cannot pass together; the right one gives it back.
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

  /** Takes a guess of each rule's key, in the order of the rules; 429 when one has none left. */
  async take(keys: string[]): Promise<void> {
    for (const [index, { limiter }] of this.#limiters.entries()) {
      try {
        await limiter.consume(keys[index] ?? '');
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? blocked(reason) : reason;
      }
    }
  }

  /** The password was right. */
  async right(keys: string[]): Promise<void> {
    for (const [index, { limiter, rule }] of this.#limiters.entries()) {
      const key = keys[index] ?? '';
      await (rule.right === 'forget' ? limiter.delete(key) : limiter.reward(key));
    }
  }
}

/** Sign-in: by network, by name and network, and by name from wherever. */
export class LoginThrottle extends GuessThrottle {
  constructor(pool: pg.Pool) {
    super(pool, [
      { prefix: 'login-ip', points: 100, right: 'give-back' },
      { prefix: 'login-name', points: 8, right: 'forget' },
      { prefix: 'login-user', points: 50, right: 'give-back' },
    ]);
  }

  static keys(ip: string, userName: string): string[] {
    const name = userName.slice(0, 100);
    const network = networkOf(ip);
    return [network, `${name}|${network}`, name];
  }
}

function blocked(state: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return tooMany('access.tooManyGuesses', { count: Math.ceil(seconds / 60) }, seconds);
}
