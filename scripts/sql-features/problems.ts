type Uses = ReadonlyMap<string, readonly string[]>;

/**
 * Compares the features that each file uses with the list of files where each is allowed. Returns a line for each use that is
 * not listed, and for each entry that nothing uses any more.
 */
export function featureProblems(uses: Uses, allowed: Readonly<Record<string, readonly string[]>>): string[] {
  const unlisted = [...uses].flatMap(([file, names]) =>
    names
      .filter((name) => !allowed[name]?.includes(file))
      .map((name) => `${file} uses ${name}: some distributed engine lacks it`),
  );
  const stale = Object.entries(allowed).flatMap(([name, files]) =>
    files.filter((file) => !uses.get(file)?.includes(name)).map((file) => `${file} no longer uses ${name}`),
  );
  return [...unlisted, ...stale];
}
