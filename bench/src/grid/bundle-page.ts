import path from 'node:path';
import { build } from 'esbuild';

/** A page's files by URL path. */
export type PageFiles = ReadonlyMap<string, Uint8Array>;

const html = (style: boolean) => `<!doctype html>
<html lang="en" dir="ltr">
  <head><meta charset="utf-8" />${style ? '<link rel="stylesheet" href="/page.css" />' : ''}</head>
  <body><script type="module" src="/page.js"></script></body>
</html>`;

/** Bundles a page's code as for production: minified and without React's development checks. */
export async function bundlePage(contents: string, folder: string): Promise<PageFiles> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'tsx', sourcefile: 'page.tsx' },
    outdir: folder,
    entryNames: 'page',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff': 'file', '.woff2': 'file' },
    assetNames: 'fonts/[name]',
    publicPath: '/',
    write: false,
    logLevel: 'error',
  });
  const files = new Map(
    outputFiles.map((file) => [
      `/${path.relative(folder, file.path)}`.replace('/stdin.', '/page.'),
      file.contents,
    ]),
  );
  files.set('/', new TextEncoder().encode(html(files.has('/page.css'))));
  return files;
}
