import { CallsPerMinute } from './calls-per-minute.ts';
import { networkOf } from './network-of.ts';

/** Limits how many calls per minute one network may make to operations that need no account. */
export class PublicRate {
  readonly #calls: CallsPerMinute;

  /** @param perMinute 0 means no limit. */
  constructor(perMinute: number) {
    this.#calls = new CallsPerMinute(perMinute);
  }

  /** Counts a call. Throws 429 when the network has reached its limit for this minute. */
  take(ip: string): Promise<void> {
    return this.#calls.take(networkOf(ip));
  }
}
