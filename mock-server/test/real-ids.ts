/** Matches an id in an example: `mer_7h2kq9wd4xz8m3tnb5vc6ryj2fp`, a service's public id, an uploaded file's name. */
const ID = /^(?=.*\d)[a-z0-9_]{16,}(\.xlsx)?$/;

type Pair = [example: string, real: string];

function pairs(example: unknown, real: unknown): Pair[] {
  if (typeof example === 'string')
    return typeof real === 'string' && ID.test(example) ? [[example, real]] : [];
  if (typeof example !== 'object' || typeof real !== 'object' || !example || !real) return [];
  return Object.entries(example).flatMap(([key, inner]) => pairs(inner, Reflect.get(real, key)));
}

/** Maps the ids in the contract's examples to the target's ids. */
export class RealIds {
  readonly #made = new Map<string, string>();
  readonly #seen = new Map<string, string>();

  /**
   * Maps the ids in `example` to those in the operation's response. The first response counts; responses of creates take
   * precedence, because the order of a list's rows is arbitrary and each user has a profile of their own.
   */
  learn(example: unknown, answer: unknown, made: boolean): void {
    const known = made ? this.#made : this.#seen;
    for (const [shown, real] of pairs(example, answer)) if (!known.has(shown)) known.set(shown, real);
  }

  /** Tells whether the records of all ids in an example's value have been created. */
  knows(value: unknown): boolean {
    return pairs(value, value).every(([shown]) => this.#made.has(shown));
  }

  /** Returns an example's value with the target's ids. */
  in(value: unknown): unknown {
    if (typeof value === 'string') return this.#made.get(value) ?? this.#seen.get(value) ?? value;
    if (Array.isArray(value)) return value.map((inner) => this.in(inner));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.in(inner)]));
  }
}
