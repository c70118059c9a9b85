/** A text gets a name when it has been sent so often. */
const OFTEN = 20;
/** Limit of names, because each connection keeps the plan of each named statement in memory. */
const MOST_NAMES = 100;
/** Limit of texts that are counted; then counting begins again. */
const MOST_COUNTED = 1_000;

/** Names the statements that a pool sends most. Statements built with other columns or numbers of values have other texts. */
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

  /** Gives all texts other names, because the statements under their old names have become unusable. */
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
