import { tooMany } from '../basics/problems.ts';

const AT_ONCE = 4;
/** Calls of all accounts together beyond each one's first. */
const BEYOND_FIRST = 4;
const LONGEST_LINE = 64;
const COME_AGAIN_SECONDS = 1;

interface Account {
  atWork: number;
  line: (() => void)[];
}

/**
 * How many calls of one account are worked on at a time: the next ones wait in the order they came, so that an account
 * which asks for much waits for itself and for nobody else.
 *
 * One call of each account always begins; the others share a few places, which go round among those who wait for one, so that
 * a few accounts cannot take all connections together. Counted by each process in memory.
 */
export class Turns {
  /** The one that got a shared place last is the last here. */
  readonly #accounts = new Map<string, Account>();
  #beyondFirst = 0;

  /** Undefined when the call may begin now, otherwise its turn; 429 when the line is full. Each ends with `leave`. */
  enter(id: string): Promise<void> | undefined {
    const account = this.#accounts.get(id);
    if (!account) {
      this.#accounts.set(id, { atWork: 1, line: [] });
      return undefined;
    }
    if (account.atWork < AT_ONCE && this.#beyondFirst < BEYOND_FIRST) {
      this.#beyondFirst += 1;
      account.atWork += 1;
      return undefined;
    }
    if (account.line.length >= LONGEST_LINE) throw tooMany('access.tooMuchAtOnce', {}, COME_AGAIN_SECONDS);
    return new Promise((resolve) => account.line.push(resolve));
  }

  /** Gives the place to the next in the account's own line, or a shared one to the next account that waits for one. */
  leave(id: string): void {
    const account = this.#accounts.get(id);
    if (!account) return;
    if (account.atWork > 1) {
      account.atWork -= 1;
      this.#beyondFirst -= 1;
      this.#share();
      return;
    }
    const next = account.line.shift();
    if (next) next();
    else this.#accounts.delete(id);
  }

  #share(): void {
    for (const [id, account] of this.#accounts) {
      if (account.atWork === AT_ONCE) continue;
      const next = account.line.shift();
      if (!next) continue;
      this.#beyondFirst += 1;
      account.atWork += 1;
      this.#accounts.delete(id);
      this.#accounts.set(id, account);
      next();
      return;
    }
  }
}
