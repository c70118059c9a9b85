import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { methodFiles } from '../src/frame/methods/method-files.ts';

/** The properties of a built chunk that are used here. */
type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'facadeModuleId' | 'moduleIds'>;

/** Returns a chunk's file and the files that it imports, without those that the page loads anyway. */
export function filesToPreload(source: string, chunks: Chunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (from: string[], seen = new Set<string>()): Set<string> => {
    for (const file of from) {
      if (seen.has(file)) continue;
      seen.add(file);
      closure(byFile.get(file)?.imports ?? [], seen);
    }
    return seen;
  };
  const page = closure(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const form = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/methods/${source}`)));
  return form ? [...closure([form.fileName])].filter((file) => !page.has(file)) : [];
}

/** Writes `preloads.json`: for each provider and method, the files of its form. */
export function methodPreloads(): Plugin {
  return {
    name: 'method-preloads',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const preloads = Object.fromEntries(
        Object.entries(methodFiles).map(([provider, files]) => [
          provider,
          Object.fromEntries(
            Object.entries(files).map(([method, source]) => [
              method,
              filesToPreload(source, chunks).map((file) => `/${file}`),
            ]),
          ),
        ]),
      );
      writeFileSync(path.join(dir, 'preloads.json'), `${JSON.stringify(preloads, null, 2)}\n`);
    },
  };
}
