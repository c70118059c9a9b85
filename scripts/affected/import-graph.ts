import path from 'node:path';
import { importsOfPackages } from './imports-of-packages.ts';

/** The files that each file imports; all paths are relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"](\.{1,2}\/[^'"]+)['"]/g;

/**
 * Reads the imports of TypeScript files: relative imports, and imports of workspace packages. `entries` maps the name of a
 * package, such as `@daftar/domain`, to its source file.
 */
export function importGraph(
  files: readonly string[],
  read: (file: string) => string,
  entries: ReadonlyMap<string, string> = new Map(),
): ImportGraph {
  const texts = new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, read(file)]));
  const ofPackages = importsOfPackages(texts, entries);
  return new Map(
    [...texts].map(([file, text]) => {
      const relative = [...text.matchAll(IMPORT)].map(([, to = '']) =>
        path.posix.join(path.posix.dirname(file), to),
      );
      return [file, [...new Set([...relative, ...ofPackages(text)])]];
    }),
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
