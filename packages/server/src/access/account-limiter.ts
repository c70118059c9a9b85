import { tooMany } from '../basics/problems.ts';

const MOST_RUNNING = 4;
/** Maximum number of running calls of all accounts together, not counting each account's first. */
const SHARED_PLACES = 4;
const LONGEST_QUEUE = 64;
const RETRY_AFTER_SECONDS = 1;

interface Account {
  running: number;
  queue: (() => void)[];
}

/**
 * Limits how many calls of an account run at a time; further calls wait in a queue of their account, first in, first out.
 *
 * The first call of each account always runs. Further calls need one of a few shared places, which go round robin among
 * the waiting accounts, so that a few accounts cannot occupy all connections. Each process counts in memory.
 */
export class AccountLimiter {
  /** Accounts with running calls. An account that gets a freed shared place moves to the end (round robin). */
  readonly #accounts = new Map<string, Account>();
  #sharedInUse = 0;

  /**
   * Returns undefined when the call may run now, otherwise a promise that resolves when it may. Throws 429 when the queue is
   * full. The call must end with `leave`.
   */
  enter(id: string): Promise<void> | undefined {
    const account = this.#accounts.get(id);
    if (!account) {
      this.#accounts.set(id, { running: 1, queue: [] });
      return undefined;
    }
    if (account.running < MOST_RUNNING && this.#sharedInUse < SHARED_PLACES) {
      this.#sharedInUse += 1;
      account.running += 1;
      return undefined;
    }
    if (account.queue.length >= LONGEST_QUEUE) throw tooMany('access.tooMuchAtOnce', {}, RETRY_AFTER_SECONDS);
    return new Promise((resolve) => account.queue.push(resolve));
  }

  /**
   * Ends a call. If the account has other running calls, its shared place goes to the next waiting account; otherwise the
   * account's next call starts.
   */
  leave(id: string): void {
    const account = this.#accounts.get(id);
    if (!account) return;
    if (account.running > 1) {
      account.running -= 1;
      this.#sharedInUse -= 1;
      this.#giveSharedPlace();
      return;
    }
    const next = account.queue.shift();
    if (next) next();
    else this.#accounts.delete(id);
  }

  #giveSharedPlace(): void {
    for (const [id, account] of this.#accounts) {
      if (account.running === MOST_RUNNING) continue;
      const next = account.queue.shift();
      if (!next) continue;
      this.#sharedInUse += 1;
      account.running += 1;
      this.#accounts.delete(id);
      this.#accounts.set(id, account);
      next();
      return;
    }
  }
}
