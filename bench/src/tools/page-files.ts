import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Returns the scripts and style sheets that a built page references. */
export function pageFiles(html: string): { scripts: string[]; styles: string[] } {
  const folder = path.dirname(html);
  const page = readFileSync(html, 'utf8');
  const all = (pattern: RegExp) =>
    [...page.matchAll(pattern)].map(([, address = '']) => path.join(folder, address));
  return {
    scripts: all(/<script[^>]+src="([^"]+\.js)"/g),
    styles: all(/<link[^>]+href="([^"]+\.css)"/g),
  };
}

/** Returns the scripts and everything they import statically. Dynamic imports are left out. */
export async function withStaticImports(scripts: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: scripts,
    bundle: true,
    format: 'esm',
    target: 'esnext',
    outdir: 'unused',
    write: false,
    metafile: true,
    absWorkingDir: '/',
    logLevel: 'silent',
  });
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path: next, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) visit(next);
  };
  for (const script of scripts) visit(path.relative('/', script));
  return [...found].map((file) => path.join('/', file));
}
