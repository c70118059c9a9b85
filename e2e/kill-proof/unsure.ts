import { ApiError, type Daftar } from '@daftar/sdk';

/** One money call under one idempotency key; `count` is called once, when it is known to have happened. */
export interface MoneyCall {
  what: string;
  make: (owner: Daftar) => Promise<unknown>;
  count: () => void;
}

/**
 * A killed product answers nothing, or 503 while its database is gone. Any other answer is a fault: a refusal is the
 * proof's own and would prove nothing, a 500 is the product's.
 */
export function assertCutOff(error: unknown): void {
  if (error instanceof ApiError && error.status !== 503) throw error;
}

/** Money calls whose answer a kill took away: nobody knows whether they happened until they are made again. */
export class Unsure {
  readonly #calls: MoneyCall[] = [];
  /** How many calls are known to have happened. */
  made = 0;

  /** Makes a call; when it is cut off it is kept, and the walk ends with the same error. */
  async make(owner: Daftar, call: MoneyCall): Promise<void> {
    try {
      await call.make(owner);
    } catch (error) {
      assertCutOff(error);
      this.#calls.push(call);
      throw error;
    }
    this.#happened(call);
  }

  /** Makes the calls that were cut off again, each with the key that it had; answers how many. */
  async makeAgain(owner: Daftar): Promise<number> {
    const again = this.#calls.splice(0);
    for (const call of again) {
      await call.make(owner);
      this.#happened(call);
    }
    return again.length;
  }

  #happened(call: MoneyCall): void {
    call.count();
    this.made += 1;
  }
}
