import { ApiError, type Daftar } from '@daftar/sdk';

/** A money call with its idempotency key. `count` is called once, when the call is known to have succeeded. */
export interface MoneyCall {
  what: string;
  make: (owner: Daftar) => Promise<unknown>;
  count: () => void;
}

/**
 * Throws unless the error comes from a kill. A killed product does not respond, or returns 503 while its database is down.
 * Any other response is a fault: a 4xx is a fault of the proof, a 500 of the product.
 */
export function assertCutOff(error: unknown): void {
  if (error instanceof ApiError && error.status !== 503) throw error;
}

/** Money calls without a response, because a kill interrupted them. Only repeating a call shows whether it succeeded. */
export class UnansweredCalls {
  readonly #calls: MoneyCall[] = [];
  /** Number of calls that are known to have succeeded. */
  made = 0;

  /** Makes a call. When a kill interrupts it, keeps the call for `makeAgain` and throws the error. */
  async make(owner: Daftar, call: MoneyCall): Promise<void> {
    try {
      await call.make(owner);
    } catch (error) {
      assertCutOff(error);
      this.#calls.push(call);
      throw error;
    }
    this.#succeeded(call);
  }

  /** Repeats the interrupted calls with their own idempotency keys; returns their number. */
  async makeAgain(owner: Daftar): Promise<number> {
    const again = this.#calls.splice(0);
    for (const call of again) {
      await call.make(owner);
      this.#succeeded(call);
    }
    return again.length;
  }

  #succeeded(call: MoneyCall): void {
    call.count();
    this.made += 1;
  }
}
