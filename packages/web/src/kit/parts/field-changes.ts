/** One field of a record that changed; `path` leads to it through what holds it. */
export type FieldChange = {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
};

type Facts = Readonly<Record<string, unknown>>;

/** The server writes no secrets down; should one ever come, it does not show. */
const secret = /password|secret|hash|cipher|private|^token$|nationalId|bankNo/i;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before ?? null) === JSON.stringify(after ?? null);

/** What differs between two states of a record, one line for each field, down into what holds others. */
export function fieldChanges(
  before: Facts = {},
  after: Facts = {},
  path: readonly string[] = [],
): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    // An id inside a record says nothing that the name beside it does not.
    if (secret.test(name) || (path.length > 0 && name === '_id') || same(was, is)) return [];
    const inside = [...path, name];
    const holds = isFacts(was) || isFacts(is);
    return holds && path.length < 3
      ? fieldChanges(isFacts(was) ? was : {}, isFacts(is) ? is : {}, inside)
      : [{ path: inside, before: was, after: is }];
  });
}
