import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install, loadEntries, runConsumers } from './packages/consume.ts';
import { packDependencies, packOwn } from './packages/pack.ts';
import { packageFolder, published, root, run } from './packages/run.ts';

/** The package entries that are loaded. `@daftar/checkout-widget/react` is left out, because it needs React in the project. */
const entries = [
  ...['', '/checkout', '/receipts', '/operations', '/webhooks', '/testing'].map(
    (entry) => `@daftar/sdk${entry}`,
  ),
  ...['', '/approval-file'].map((entry) => `@daftar/domain${entry}`),
  ...['', '/element', '/appearance', '/protocol'].map((entry) => `@daftar/checkout-widget${entry}`),
];

/** What every tarball holds beside the code. */
const papers = ['package/CHANGELOG.md', 'package/LICENSE', 'package/README.md'];

/** The folder that keeps the tarballs. */
const kept = path.join(root, 'dist/packages');

/**
 * Packs the published packages, checks that they can be resolved, installed without a network, run and type-checked, and leaves the
 * tarballs in dist/packages.
 */
const folder = await mkdtemp(path.join(tmpdir(), 'daftar-packages-'));
try {
  const tarballs: string[] = [];
  const dependencies = new Map<string, string>();
  for (const name of published) {
    const tarball = await packOwn(name, folder);
    tarballs.push(tarball);
    const held = (await run('tar', ['-tzf', tarball], folder)).split('\n');
    const missing = papers.filter((paper) => !held.includes(paper));
    if (missing.length > 0) throw new Error(`${path.basename(tarball)} lacks ${missing.join(', ')}`);
    await run('publint', [tarball, '--strict'], root);
    await run('attw', [tarball], root);
    await run('npm', ['publish', tarball, '--dry-run', '--access', 'public', '--loglevel=error'], folder);
    await packDependencies(packageFolder(name), folder, dependencies);
    console.log(`✓ ${path.basename(tarball)}: publint, attw, npm publish --dry-run`);
  }
  const project = path.join(folder, 'project');
  await install(project, [...tarballs, ...dependencies.values()]);
  await loadEntries(project, entries);
  console.log(`✓ ${entries.length} entries load as ESM and CommonJS`);
  console.log(`✓ consumers run: ${(await runConsumers(project)).join(', ')}`);
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  for (const tarball of tarballs) await copyFile(tarball, path.join(kept, path.basename(tarball)));
  console.log(`✓ ${tarballs.length} tarballs in ${path.relative(root, kept)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
