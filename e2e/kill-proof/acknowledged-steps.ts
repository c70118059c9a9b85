import { type Daftar, NotFoundError } from '@daftar/sdk';

/** A step that the product acknowledged. After any kill its result must exist exactly once. */
export interface Step {
  what: string;
  found: (as: { owner: Daftar; customer: Daftar }) => Promise<boolean>;
}

/** Returns false for a 404: the result is lost. Throws any other error, because the proof itself is then at fault. */
function missing(error: unknown): false {
  if (error instanceof NotFoundError) return false;
  throw error;
}

/** The steps that the product has acknowledged so far. */
export class AcknowledgedSteps {
  readonly steps: Step[] = [];

  add(what: string, found: Step['found']): void {
    this.steps.push({ what, found });
  }

  /** Returns one message for each step, from index `from` on, whose result is missing or different. */
  async lost(as: { owner: Daftar; customer: Daftar }, from = 0): Promise<string[]> {
    const lost: string[] = [];
    for (const step of this.steps.slice(from)) {
      const found = await step.found(as).catch(missing);
      if (!found) lost.push(`lost: ${step.what}`);
    }
    return lost;
  }
}
