import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { packDependencies, packOwn } from './packages/pack.ts';
import { packageFolder, run } from './packages/run.ts';

/** The other runtimes. Each npm package contains the runtime's program. */
const runtimes = ['node@20.0.0', 'bun@1.4.5', 'deno@2.9.6', 'workerd@1.20261117.1'];

/** Packs the SDK and runs it on Node 20, Bun, Deno and workerd. Uses real HTTP on all but workerd, which cannot run the test's server. */
const folder = await mkdtemp(path.join(tmpdir(), 'daftar-runtimes-'));
try {
  const sdk = await packOwn('sdk', folder);
  const dependencies = await packDependencies(packageFolder('sdk'), folder);
  await run('npm', ['init', '--yes', '--loglevel=error'], folder);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...quiet, sdk, ...dependencies.values(), ...runtimes], folder);
  await cp(path.join(packageFolder('sdk'), 'test/runtimes'), folder, { recursive: true });

  const program = (name: string) => path.join(folder, 'node_modules/.bin', name);
  const ways: [runtime: string, ...args: string[]][] = [
    ['node', 'main.mjs'],
    ['bun', 'run', 'main.mjs'],
    ['deno', 'run', '--allow-net', '--allow-env', 'main.mjs'],
  ];
  for (const [runtime, ...args] of ways) {
    const said = await run(program(runtime), args, folder);
    if (said.trim() !== 'Nile Books') throw new Error(`${runtime} printed ${said} instead of Nile Books`);
    console.log(`✓ ${runtime} ${(await run(program(runtime), ['--version'], folder)).split('\n', 1)[0]}`);
  }

  const worker = path.join(folder, 'worker.js');
  await build({
    entryPoints: [path.join(folder, 'worker.mjs')],
    outfile: worker,
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  await run(program('workerd'), ['test', 'worker.capnp'], folder);
  console.log(`✓ ${(await run(program('workerd'), ['--version'], folder)).trim()}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
