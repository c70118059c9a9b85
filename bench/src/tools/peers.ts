import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleSize } from './bundle-size.ts';
import { kb } from './gzipped.ts';

const run = promisify(execFile);

export interface Peer {
  name: string;
  packages: string[];
  /** The least code that a user of the product writes. */
  code: string;
}

/** Installs other products' packages into a temporary folder for the duration of `use`. */
export async function withPackages<T>(packages: string[], use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-peers-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    await run('npm', ['install', ...quiet, ...packages], { cwd: folder });
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the installed version of a package. */
export const versionOf = (folder: string, name: string): string =>
  JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Returns the bundled size of each product, as text. */
export async function peerSizes(peers: Peer[]): Promise<string[]> {
  return withPackages(
    peers.flatMap((peer) => peer.packages),
    async (folder) => {
      const sizes: string[] = [];
      for (const { name, code } of peers) {
        const size = await bundleSize(code, folder);
        // A newer version may no longer export the imported name; then the bundle is empty.
        if (size < 0.2) throw new Error(`${name} is empty: ${code}`);
        sizes.push(`${name} ${kb(size)}`);
      }
      return sizes;
    },
  );
}
