/** Shorter names, such as PORT, are ignored: too many other names differ from them in one letter. */
const SHORTEST = 8;
const MOST_EDITS = 2;

/** Returns pairs of an unknown name and the known name that differs from it in at most two letters. */
export function suggestNames(given: string[], known: string[]): [string, string][] {
  return given
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => one.length >= SHORTEST && distance(name, one) <= MOST_EDITS);
      return meant ? [[name, meant] satisfies [string, string]] : [];
    });
}

/** Returns the Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, wanted] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
