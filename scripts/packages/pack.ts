import { cp, mkdir, readdir, readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFolder, run } from './run.ts';

async function made(folder: string, pack: () => Promise<unknown>): Promise<string> {
  const before = await readdir(folder);
  await pack();
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz') && !before.includes(name));
  if (!tarball) throw new Error(`No tarball came to ${folder}`);
  return path.join(folder, tarball);
}

/** Builds a package of ours and packs it as it is published: its exports are those of `publishConfig`. */
export async function packOwn(name: string, folder: string): Promise<string> {
  await run('npm', ['run', '--silent', 'build'], packageFolder(name));
  const pnpm = ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder];
  return made(folder, () => run('npx', pnpm, packageFolder(name)));
}

/** Packs what a package depends on, and what that depends on, from the workspace: so that installing needs no network. */
export async function packDependencies(owner: string, folder: string, known = new Map<string, string>()) {
  const { dependencies = {} } = JSON.parse(await readFile(path.join(owner, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    if (known.has(name)) continue;
    const places = createRequire(path.join(owner, 'package.json')).resolve.paths(name) ?? [];
    const found = await firstWith(places.map((place) => path.join(place, name)));
    // npm packs a link's target only from a folder of its own.
    const copy = path.join(folder, 'copies', name.replace('/', '+'));
    await mkdir(path.dirname(copy), { recursive: true });
    await cp(found, copy, { recursive: true, dereference: true });
    const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
    known.set(name, await made(folder, () => run('npm', pack, copy)));
    await packDependencies(found, folder, known);
  }
  return known;
}

async function firstWith(folders: string[]): Promise<string> {
  for (const folder of folders) {
    const real = await realpath(folder).catch(() => undefined);
    if (real) return real;
  }
  throw new Error(`Nowhere: ${folders.join(', ')}`);
}
