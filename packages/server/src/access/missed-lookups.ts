import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../basics/problems.ts';
import { networkOf } from './network-of.ts';

const MINUTE = 60;

/**
 * Limits how many ids that do not exist one network may ask an operation for in a minute, so that ids cannot be found by trying.
 * An id counts once: many customers of one mobile network who follow the same dead link reach no limit. The limit holds for the
 * operation only, so that it never stops payments. Each process counts in memory, as for all public calls.
 */
export class MissedLookups {
  readonly #most: number;
  readonly #misses: RateLimiterMemory;
  readonly #known: RateLimiterMemory;

  /** @param perMinute 0 means no limit. */
  constructor(perMinute: number) {
    this.#most = perMinute;
    this.#misses = new RateLimiterMemory({ points: Math.max(perMinute, 1), duration: MINUTE });
    this.#known = new RateLimiterMemory({ points: 1, duration: MINUTE });
  }

  /** Throws 429 when the network has reached the operation's limit for this minute. */
  async assertFew(ip: string, operation: string): Promise<void> {
    if (this.#most === 0) return;
    const counted = await this.#misses.get(`${operation} ${networkOf(ip)}`);
    if (!counted || counted.consumedPoints < this.#most) return;
    const seconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
    throw tooMany('access.tooManyRequests', { count: seconds }, seconds);
  }

  /** Counts a request for an id that does not exist. Returns true when it reaches the limit. */
  async isLimitReached(ip: string, operation: string, asked: unknown): Promise<boolean> {
    if (this.#most === 0) return false;
    const key = `${operation} ${networkOf(ip)}`;
    const hash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
    const isNew = await consume(this.#known, `${key} ${hash}`);
    if (!isNew) return false;
    await consume(this.#misses, key);
    const counted = await this.#misses.get(key);
    return counted?.consumedPoints === this.#most;
  }
}

/** Returns whether there was a point left. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return false;
  }
}
