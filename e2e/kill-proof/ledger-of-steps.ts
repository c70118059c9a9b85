import type { Daftar } from '@daftar/sdk';

/** A step that the product acknowledged: it must be found again, and once, after any kill. */
export interface Step {
  what: string;
  found: (as: { owner: Daftar; customer: Daftar }) => Promise<boolean>;
}

/** Everything acknowledged so far. */
export class LedgerOfSteps {
  readonly steps: Step[] = [];

  add(what: string, found: Step['found']): void {
    this.steps.push({ what, found });
  }

  /** The acknowledged steps that cannot be found, or not as they were. */
  async lost(as: { owner: Daftar; customer: Daftar }): Promise<string[]> {
    const lost: string[] = [];
    for (const step of this.steps) {
      const found = await step.found(as).catch(() => false);
      if (!found) lost.push(step.what);
    }
    return lost;
  }
}
