import { type Daftar, NotFoundError } from '@daftar/sdk';

/** A step that the product acknowledged: it must be found again, and once, after any kill. */
export interface Step {
  what: string;
  found: (as: { owner: Daftar; customer: Daftar }) => Promise<boolean>;
}

/** What is not there is lost; any other error is a fault of the proof's own. */
function missing(error: unknown): false {
  if (error instanceof NotFoundError) return false;
  throw error;
}

/** Everything acknowledged so far. */
export class LedgerOfSteps {
  readonly steps: Step[] = [];

  add(what: string, found: Step['found']): void {
    this.steps.push({ what, found });
  }

  /** The acknowledged steps, all or from one on, that cannot be found, or not as they were. */
  async lost(as: { owner: Daftar; customer: Daftar }, from = 0): Promise<string[]> {
    const lost: string[] = [];
    for (const step of this.steps.slice(from)) {
      const found = await step.found(as).catch(missing);
      if (!found) lost.push(`lost: ${step.what}`);
    }
    return lost;
  }
}
