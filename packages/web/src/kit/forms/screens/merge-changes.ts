type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A field that both users changed to different values. */
export type Conflict = {
  /** The path of field names to the field, the outermost first. */
  readonly path: readonly string[];
  readonly theirs: unknown;
};

export type Merged<Values> = {
  readonly values: Values;
  readonly conflicts: readonly Conflict[];
};

/**
 * Three-way merge of a record: applies the user's changes since `opened` to the current state `now`. Fields that the user did
 * not change take their current value.
 */
export function mergeChanges<Values extends object>(
  opened: Values,
  typed: Values,
  now: Values,
): Merged<Values> {
  const [before, mine, theirs] = [opened as Fields, typed as Fields, now as Fields];
  const conflicts: Conflict[] = [];
  const names = new Set([before, mine, theirs].flatMap((one) => Object.keys(one)));
  const entries = [...names].map((name): [string, unknown] => {
    const [was, wanted, is] = [before[name], mine[name], theirs[name]];
    if (same(wanted, was)) return [name, is];
    if (same(is, was) || same(is, wanted)) return [name, wanted];
    if (isFields(wanted) && isFields(is)) {
      const inside = mergeChanges(isFields(was) ? was : {}, wanted, is);
      conflicts.push(...inside.conflicts.map(({ path, theirs }) => ({ path: [name, ...path], theirs })));
      return [name, inside.values];
    }
    conflicts.push({ path: [name], theirs: is });
    return [name, wanted];
  });
  return {
    values: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Values,
    conflicts,
  };
}
