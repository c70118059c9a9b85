import path from 'node:path';

/** Which files a file imports, relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"](\.{1,2}\/[^'"]+)['"]/g;

/** Reads the relative imports of TypeScript files; a path names its file as it is, so no resolution is needed. */
export function importGraph(files: readonly string[], read: (file: string) => string): ImportGraph {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  return new Map(
    sources.map((file) => [
      file,
      [...read(file).matchAll(IMPORT)].map(([, to = '']) => path.posix.join(path.posix.dirname(file), to)),
    ]),
  );
}

/**
 * Returns the number of imports between each file and the nearest changed file: 0 for a changed file. Omits files that
 * reach no changed file.
 */
export function distances(graph: ImportGraph, changed: readonly string[]): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const found = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of found)
    for (const importer of importers.get(file) ?? [])
      if (!found.has(importer)) found.set(importer, distance + 1);
  return found;
}
