import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipped } from '../tools/gzipped.ts';
import { packageFolder } from '../tools/places.ts';

const run = promisify(execFile);

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Returns the named chunks and all chunks that they import statically, without those in `known`; with `later`, also the
 * dynamically imported chunks.
 */
function reachableChunks(
  manifest: Manifest,
  names: string[],
  known: ReadonlySet<string>,
  later: boolean,
): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || known.has(name) || found.has(name)) return;
    found.add(name);
    for (const next of [...(chunk.imports ?? []), ...((later && chunk.dynamicImports) || [])]) visit(next);
  };
  for (const name of names) visit(name);
  return found;
}

/** Builds the back-office with its manifest into a temporary folder. */
async function build<T>(use: (folder: string, manifest: Manifest) => T): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-web-'));
  try {
    const options = ['--manifest', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    await run('npm', ['run', '--silent', 'build', '--', ...options], {
      cwd: packageFolder('web'),
      maxBuffer: 16 << 20,
    });
    return use(folder, JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Script sizes of a route, in KB. */
export interface RouteSize {
  route: string;
  /** The route's static imports and the scripts that every page needs. */
  whole: number;
  /** The scripts that only the route adds, including its dynamic imports. */
  added: number;
}

const START = 'index.html';

/** Returns the size of each route's source in the build. Throws when a source has no chunk. */
export const routeSizes = (sources: string[]): Promise<RouteSize[]> =>
  build((folder, manifest) => {
    const sizeOf = (names: Iterable<string>) =>
      [...names]
        .map((name) => manifest[name]?.file ?? '')
        .filter((file) => file.endsWith('.js'))
        .reduce((sum, file) => sum + gzipped(readFileSync(path.join(folder, file))), 0);
    const start = reachableChunks(manifest, [START], new Set(), false);
    return sources.map((source) => {
      if (!manifest[source]) throw new Error(`The back-office's build has no chunk for ${source}`);
      return {
        route: path.basename(source, '.tsx'),
        whole: sizeOf(start) + sizeOf(reachableChunks(manifest, [source], start, false)),
        added: sizeOf(reachableChunks(manifest, [source], start, true)),
      };
    });
  });
