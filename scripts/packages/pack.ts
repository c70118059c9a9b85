import { cp, mkdir, readdir, readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFolder, run } from './run.ts';

/** Runs `pack` and returns the path of the tarball that it added to the folder. */
async function newTarball(folder: string, pack: () => Promise<unknown>): Promise<string> {
  const before = await readdir(folder);
  await pack();
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz') && !before.includes(name));
  if (!tarball) throw new Error(`Packing created no tarball in ${folder}`);
  return path.join(folder, tarball);
}

/** Builds one of our packages and packs it as for publishing, with the exports of `publishConfig`. */
export async function packOwn(name: string, folder: string): Promise<string> {
  await run('npm', ['run', '--silent', 'build'], packageFolder(name));
  const pnpm = ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder];
  return newTarball(folder, () => run('npx', pnpm, packageFolder(name)));
}

/** Packs a package's direct and indirect dependencies from the workspace, so that installing them needs no network. */
export async function packDependencies(owner: string, folder: string, known = new Map<string, string>()) {
  const { dependencies = {} } = JSON.parse(await readFile(path.join(owner, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    if (known.has(name)) continue;
    const places = createRequire(path.join(owner, 'package.json')).resolve.paths(name) ?? [];
    const found = await firstWith(places.map((place) => path.join(place, name)));
    // npm cannot pack a package through pnpm's symbolic link, so pack a copy.
    const copy = path.join(folder, 'copies', name.replace('/', '+'));
    await mkdir(path.dirname(copy), { recursive: true });
    await cp(found, copy, { recursive: true, dereference: true });
    const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
    known.set(name, await newTarball(folder, () => run('npm', pack, copy)));
    await packDependencies(found, folder, known);
  }
  return known;
}

async function firstWith(folders: string[]): Promise<string> {
  for (const folder of folders) {
    const real = await realpath(folder).catch(() => undefined);
    if (real) return real;
  }
  throw new Error(`None of these folders exists: ${folders.join(', ')}`);
}
