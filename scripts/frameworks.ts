import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packDependencies, packOwn } from './packages/pack.ts';
import { packageFolder, published, run } from './packages/run.ts';

const projects = path.join(packageFolder('sdk'), 'test/frameworks');
const NAME = 'Nile Books';

/** What a project shows after its build; it contains the name of a merchant. */
const shows: Record<string, (folder: string) => Promise<string>> = {
  next: (folder) => readFile(path.join(folder, '.next/server/app/index.html'), 'utf8'),
  nest: (folder) => run(process.execPath, ['out/main.js'], folder),
};

/** Packs the published packages, installs each project of a framework from the registry, and builds it by its own command. */
const folder = await mkdtemp(path.join(tmpdir(), 'daftar-frameworks-'));
try {
  const tarballs: string[] = [];
  const dependencies = new Map<string, string>();
  for (const name of published) {
    tarballs.push(await packOwn(name, folder));
    await packDependencies(packageFolder(name), folder, dependencies);
  }
  for (const [name, show] of Object.entries(shows)) {
    const began = Date.now();
    const project = path.join(folder, name);
    await cp(path.join(projects, name), project, { recursive: true });
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', ...quiet, ...tarballs, ...dependencies.values()], project);
    await run('npm', ['run', '--silent', 'build'], project);
    if (!(await show(project)).includes(NAME)) throw new Error(`${name} does not show ${NAME}`);
    console.log(`✓ ${name}: installed and built in ${Math.round((Date.now() - began) / 1000)} s`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
