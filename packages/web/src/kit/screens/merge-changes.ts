type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export type Merged<Values> = {
  readonly values: Values;
  /** What both changed, each to something else; by its names from the outside in. */
  readonly both: readonly (readonly string[])[];
};

/**
 * What somebody changed in a record, on top of what it has become since they opened it: what they left alone is as it is now,
 * and not as it was.
 */
export function mergeChanges<Values extends object>(
  opened: Values,
  typed: Values,
  now: Values,
): Merged<Values> {
  const [before, mine, theirs] = [opened as Fields, typed as Fields, now as Fields];
  const both: (readonly string[])[] = [];
  const names = new Set([before, mine, theirs].flatMap((one) => Object.keys(one)));
  const entries = [...names].map((name): [string, unknown] => {
    const [was, wanted, is] = [before[name], mine[name], theirs[name]];
    if (same(wanted, was)) return [name, is];
    if (same(is, was) || same(is, wanted)) return [name, wanted];
    if (isFields(wanted) && isFields(is)) {
      const inside = mergeChanges(isFields(was) ? was : {}, wanted, is);
      both.push(...inside.both.map((path) => [name, ...path]));
      return [name, inside.values];
    }
    both.push([name]);
    return [name, wanted];
  });
  return { values: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Values, both };
}
