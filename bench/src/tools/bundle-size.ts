import { build } from 'esbuild';
import { gzipped } from './gzipped.ts';

/** Bundles code for browsers, minified; returns its size after gzip in KB of 1,000 bytes. */
export async function bundleSize(code: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, file) => sum + gzipped(file.contents), 0);
}
