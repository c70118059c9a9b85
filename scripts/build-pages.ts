import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { compressFiles } from './compress-files.ts';

const run = promisify(execFile);

/** A change below these paths makes the build stale. */
const SOURCES = [
  'packages/web',
  'packages/checkout-widget',
  'packages/sdk',
  'packages/domain',
  'openapi/generated',
  'openapi/reference',
  'openapi/scripts',
  'scripts/build-pages.ts',
  'scripts/compress-files.ts',
  'pnpm-lock.yaml',
];
const IGNORED = new Set(['node_modules', 'dist', 'test', 'coverage']);

export interface Pages {
  web: string;
  reference: string;
  frame: string;
  loader: string;
}

/**
 * Builds the back-office, the API reference, the checkout frame and the loader, and compresses their files, unless nothing
 * changed since the last build.
 */
export async function buildPages(root: string): Promise<Pages> {
  const widget = path.join(root, 'packages/checkout-widget');
  const web = path.join(root, 'packages/web');
  const contract = path.join(root, 'openapi');
  const pages = {
    web: path.join(web, 'dist'),
    reference: path.join(contract, 'dist/reference'),
    frame: path.join(widget, 'dist/frame'),
    loader: path.join(widget, 'dist/loader.global.js'),
  };
  const stamp = path.join(web, 'dist/.sources');
  const now = fingerprint(root);
  const built = Object.values(pages).every((page) => existsSync(page));
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return pages;
  console.log('Building the pages …');
  const pnpm = (folder: string, script: string) =>
    run('npx', ['--yes', 'pnpm@12.21.0', 'run', script], { cwd: folder, maxBuffer: 16 << 20 });
  await Promise.all([
    pnpm(web, 'build'),
    pnpm(contract, 'reference'),
    pnpm(widget, 'build').then(() => pnpm(widget, 'build:frame')),
  ]);
  for (const folder of [pages.web, pages.reference, pages.frame]) await compressFiles(folder);
  writeFileSync(stamp, now);
  return pages;
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    walk(path.join(root, source), (file) => {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${path.relative(root, file)} ${mtimeMs} ${size}\n`);
    });
  return hash.digest('hex');
}

function walk(at: string, visit: (file: string) => void): void {
  if (!existsSync(at)) return;
  if (!statSync(at).isDirectory()) {
    visit(at);
    return;
  }
  for (const name of readdirSync(at).sort()) if (!IGNORED.has(name)) walk(path.join(at, name), visit);
}
