/** Short names, such as PORT, are a letter away from too much. */
const SHORTEST = 8;
const MOST_EDITS = 2;

/** Variables that are none of ours and nearly one of them: each with the name that was meant. */
export function misspelt(given: string[], known: string[]): [string, string][] {
  return given
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => one.length >= SHORTEST && edits(name, one) <= MOST_EDITS);
      return meant ? [[name, meant] satisfies [string, string]] : [];
    });
}

/** How many letters have to be added, left out or changed to make one word of the other. */
function edits(one: string, other: string): number {
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
