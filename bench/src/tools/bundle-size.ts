import { build } from 'esbuild';
import { gzipped } from './gzipped.ts';

/** Bundles a piece of code for browsers, minified, and answers its size after gzip in KB. */
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
