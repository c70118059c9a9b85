import { tooMany } from '../problems.ts';

const AT_ONCE = 4;
const LONGEST_LINE = 64;
const COME_AGAIN_SECONDS = 1;

interface Account {
  atWork: number;
  line: (() => void)[];
}

/**
 * How many calls of one account are worked on at a time: the next ones wait in the order they came, so that an account
 * which asks for much waits for itself and for nobody else. Counted by each process in memory.
 */
export class Turns {
  readonly #accounts = new Map<string, Account>();

  /** Undefined when the call may begin now, otherwise its turn; 429 when the line is full. Each ends with `leave`. */
  enter(id: string): Promise<void> | undefined {
    const account = this.#accounts.get(id);
    if (!account) {
      this.#accounts.set(id, { atWork: 1, line: [] });
      return undefined;
    }
    if (account.atWork < AT_ONCE) {
      account.atWork += 1;
      return undefined;
    }
    if (account.line.length >= LONGEST_LINE)
      throw tooMany(
        'Your account asks for too much at once. Please try again in a moment',
        COME_AGAIN_SECONDS,
      );
    return new Promise((resolve) => account.line.push(resolve));
  }

  /** Gives the place to the next in line. */
  leave(id: string): void {
    const account = this.#accounts.get(id);
    if (!account) return;
    const next = account.line.shift();
    if (next) next();
    else if (account.atWork > 1) account.atWork -= 1;
    else this.#accounts.delete(id);
  }
}
