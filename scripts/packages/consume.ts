import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { packageFolder, root, run } from './run.ts';

const consumers = path.join(packageFolder('sdk'), 'test/consumers');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

/** Installs only the given tarballs into a new project, without a network. */
export async function install(folder: string, tarballs: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', ...quiet, ...tarballs], folder);
}

/** Type-checks a consumer that has a tsconfig, bundles the one named `bundler`, and runs each program. */
async function runConsumer(folder: string): Promise<void> {
  const files = await readdir(folder);
  if (files.includes('tsconfig.json')) await run(process.execPath, [tsc, '-p', folder], folder);
  if (path.basename(folder) === 'bundler') {
    const bundled = path.join(folder, 'out/main.mjs');
    const shape = { bundle: true, minify: true, format: 'esm', platform: 'browser' } as const;
    await build({
      entryPoints: [path.join(folder, 'main.ts')],
      outfile: bundled,
      logLevel: 'error',
      ...shape,
    });
  }
  const built = (await readdir(path.join(folder, 'out')).catch(() => [])).map((name) => `out/${name}`);
  const programs = [...built, ...files].filter((name) => /\.[cm]?js$/.test(name));
  if (programs.length === 0) throw new Error(`${folder} has no program to run`);
  for (const program of programs) {
    const said = await run(process.execPath, [path.join(folder, program)], folder);
    if (said.trim() !== 'Nile Books') throw new Error(`${program} printed ${said} instead of Nile Books`);
  }
}

/** Runs each of the SDK's consumer projects on the installed package; returns their names. */
export async function runConsumers(project: string): Promise<string[]> {
  const names = await readdir(consumers);
  for (const name of names) {
    const folder = path.join(project, name);
    await cp(path.join(consumers, name), folder, { recursive: true });
    await runConsumer(folder);
  }
  return names;
}

/** Loads each entry as ESM and as CommonJS. Throws when an entry exports nothing. */
export async function loadEntries(project: string, entries: string[]): Promise<void> {
  for (const entry of entries) {
    const check = `if (Object.keys(loaded).length === 0) throw new Error('${entry} is empty')`;
    const program = ['--input-type=module', '-e', `const loaded = await import('${entry}'); ${check}`];
    await run(process.execPath, program, project);
    await run(process.execPath, ['-e', `const loaded = require('${entry}'); ${check}`], project);
  }
}
