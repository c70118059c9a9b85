/** Returns a message for each unused export that `waiting` does not list, and for each outdated entry of `waiting`. */
export function exportProblems(
  unused: ReadonlyMap<string, string>,
  waiting: Readonly<Record<string, string>>,
): string[] {
  const useless = [...unused]
    .filter(([name]) => !(name in waiting))
    .map(([name, file]) => `${file}: only tests use ${name}. Delete it, or use it.`);
  const outdated = Object.keys(waiting)
    .filter((name) => !unused.has(name))
    .map((name) => `${name} is used or gone. Delete its entry in scripts/domain-exports/waiting-exports.ts.`);
  return [...useless, ...outdated];
}
