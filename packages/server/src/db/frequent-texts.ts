/** Number of times that a statement is sent before it gets a name. */
const OFTEN = 20;
/** Limit of names, because each connection keeps the plan of each named statement in memory. */
const MOST_NAMES = 100;
/** Limit of unnamed statements that are counted; beyond it, all counts are reset. */
const MOST_COUNTED = 1_000;

/**
 * Gives names to the statements that a pool sends most often, so that they are prepared. A statement with other columns or
 * another number of values is a different text.
 */
export class FrequentTexts {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  #generation = 1;

  /** Counts a statement. Returns its name; undefined for a rare one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === MOST_NAMES) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = this.#newName();
    this.#names.set(text, name);
    return name;
  }

  /** Gives all statements new names, because those prepared under the old names cannot be used any more. */
  rename(): void {
    const texts = [...this.#names.keys()];
    this.#names.clear();
    this.#generation += 1;
    for (const text of texts) this.#names.set(text, this.#newName());
  }

  #newName(): string {
    return `frequent-${this.#generation}-${this.#names.size + 1}`;
  }
}
