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

/** Chunks with all that they import before they run; with `later`, also with all that they ask for afterwards. */
function reached(
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

/** The back-office's build with its manifest, in a folder of its own. */
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

/** KB of script that a route needs. */
export interface RouteSize {
  route: string;
  /** With what every page needs. */
  whole: number;
  /** What it adds to that, with everything that its page ever asks for. */
  added: number;
}

const START = 'index.html';

/** What each of these routes' sources costs in the build; a source without a chunk of its own is an error. */
export const routeSizes = (sources: string[]): Promise<RouteSize[]> =>
  build((folder, manifest) => {
    const sizeOf = (names: Iterable<string>) =>
      [...names]
        .map((name) => manifest[name]?.file ?? '')
        .filter((file) => file.endsWith('.js'))
        .reduce((sum, file) => sum + gzipped(readFileSync(path.join(folder, file))), 0);
    const start = reached(manifest, [START], new Set(), false);
    return sources.map((source) => {
      if (!manifest[source]) throw new Error(`The back-office's build has no chunk of ${source}`);
      return {
        route: path.basename(source, '.tsx'),
        whole: sizeOf(start) + sizeOf(reached(manifest, [source], start, false)),
        added: sizeOf(reached(manifest, [source], start, true)),
      };
    });
  });
