import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipped } from '../tools/gzipped.ts';
import { pageFiles, withStaticImports } from '../tools/page-files.ts';
import { versionOf, withPackages } from '../tools/peers.ts';
import { packageFolder } from '../tools/places.ts';
import type { App } from './apps.ts';

const run = promisify(execFile);

const html = `<!doctype html>
<html lang="en"><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;
const config = `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };`;

/** The builder of our back-office in the same version, so that only the products differ. */
const builder = () =>
  ['vite', '@vitejs/plugin-react'].map((name) => `${name}@${versionOf(packageFolder('web'), name)}`);

/** Builds another product's app for production; returns its version and the KB of script that load before its list is usable. */
export const appSize = (app: App): Promise<{ version: string; size: number }> =>
  withPackages([...builder(), ...app.packages], async (folder) => {
    writeFileSync(path.join(folder, 'index.html'), html);
    writeFileSync(path.join(folder, 'main.jsx'), app.code);
    writeFileSync(path.join(folder, 'vite.config.mjs'), config);
    await run('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: folder, maxBuffer: 16 << 20 });
    const { scripts } = pageFiles(path.join(folder, 'dist/index.html'));
    const files = await withStaticImports(scripts);
    return {
      version: versionOf(folder, app.main),
      size: files.reduce((sum, file) => sum + gzipped(readFileSync(file)), 0),
    };
  });
